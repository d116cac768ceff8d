/// An error with words for the person who caused it; `@LocalizableError` writes the conformance.
public protocol LocalizableError: Error, PropertyVisitable {}
