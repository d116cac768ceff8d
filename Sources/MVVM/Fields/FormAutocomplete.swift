/// What a browser may fill in (HTML Living Standard §4.10.18.7.1): WCAG 2.2 §1.3.5 asks for it where a field is about the
/// person who types.
public struct FormAutocomplete: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let off = FormAutocomplete(rawValue: "off")
    public static let on = FormAutocomplete(rawValue: "on")

    public static let name = FormAutocomplete(rawValue: "name")
    public static let honorificPrefix = FormAutocomplete(rawValue: "honorific-prefix")
    public static let givenName = FormAutocomplete(rawValue: "given-name")
    public static let additionalName = FormAutocomplete(rawValue: "additional-name")
    public static let familyName = FormAutocomplete(rawValue: "family-name")
    public static let honorificSuffix = FormAutocomplete(rawValue: "honorific-suffix")
    public static let nickname = FormAutocomplete(rawValue: "nickname")
    public static let username = FormAutocomplete(rawValue: "username")
    public static let newPassword = FormAutocomplete(rawValue: "new-password")
    public static let currentPassword = FormAutocomplete(rawValue: "current-password")
    public static let oneTimeCode = FormAutocomplete(rawValue: "one-time-code")

    public static let organizationTitle = FormAutocomplete(rawValue: "organization-title")
    public static let organization = FormAutocomplete(rawValue: "organization")
    public static let streetAddress = FormAutocomplete(rawValue: "street-address")
    public static let addressLine1 = FormAutocomplete(rawValue: "address-line1")
    public static let addressLine2 = FormAutocomplete(rawValue: "address-line2")
    public static let addressLine3 = FormAutocomplete(rawValue: "address-line3")
    public static let addressLevel1 = FormAutocomplete(rawValue: "address-level1")
    public static let addressLevel2 = FormAutocomplete(rawValue: "address-level2")
    public static let addressLevel3 = FormAutocomplete(rawValue: "address-level3")
    public static let addressLevel4 = FormAutocomplete(rawValue: "address-level4")
    public static let country = FormAutocomplete(rawValue: "country")
    public static let countryName = FormAutocomplete(rawValue: "country-name")
    public static let postalCode = FormAutocomplete(rawValue: "postal-code")

    public static let cardName = FormAutocomplete(rawValue: "cc-name")
    public static let cardGivenName = FormAutocomplete(rawValue: "cc-given-name")
    public static let cardAdditionalName = FormAutocomplete(rawValue: "cc-additional-name")
    public static let cardFamilyName = FormAutocomplete(rawValue: "cc-family-name")
    public static let cardNumber = FormAutocomplete(rawValue: "cc-number")
    public static let cardExpiration = FormAutocomplete(rawValue: "cc-exp")
    public static let cardExpirationMonth = FormAutocomplete(rawValue: "cc-exp-month")
    public static let cardExpirationYear = FormAutocomplete(rawValue: "cc-exp-year")
    public static let cardSecurityCode = FormAutocomplete(rawValue: "cc-csc")
    public static let cardType = FormAutocomplete(rawValue: "cc-type")
    public static let transactionCurrency = FormAutocomplete(rawValue: "transaction-currency")
    public static let transactionAmount = FormAutocomplete(rawValue: "transaction-amount")

    public static let language = FormAutocomplete(rawValue: "language")
    public static let birthday = FormAutocomplete(rawValue: "bday")
    public static let birthdayDay = FormAutocomplete(rawValue: "bday-day")
    public static let birthdayMonth = FormAutocomplete(rawValue: "bday-month")
    public static let birthdayYear = FormAutocomplete(rawValue: "bday-year")
    public static let sex = FormAutocomplete(rawValue: "sex")
    public static let url = FormAutocomplete(rawValue: "url")
    public static let photo = FormAutocomplete(rawValue: "photo")

    public static let telephone = FormAutocomplete(rawValue: "tel")
    public static let telephoneCountryCode = FormAutocomplete(rawValue: "tel-country-code")
    public static let telephoneNational = FormAutocomplete(rawValue: "tel-national")
    public static let telephoneAreaCode = FormAutocomplete(rawValue: "tel-area-code")
    public static let telephoneLocal = FormAutocomplete(rawValue: "tel-local")
    public static let telephoneExtension = FormAutocomplete(rawValue: "tel-extension")
    public static let email = FormAutocomplete(rawValue: "email")
    public static let instantMessaging = FormAutocomplete(rawValue: "impp")
}
