/// Reads something.
public protocol ShowRequest: ServerRequest {}

/// Reads a page: its answer is a view model.
public protocol ViewModelRequest: ShowRequest where ResponseBody: RequestableViewModel {}

/// Makes something new (POST).
public protocol CreateRequest: ServerRequest {}

/// Changes parts of something (PATCH).
public protocol UpdateRequest: ServerRequest {}

/// Puts something in the place of another (PUT).
public protocol ReplaceRequest: ServerRequest {}

/// Takes something away so that it can come back (DELETE).
public protocol DeleteRequest: ServerRequest {}

/// Takes something away for good (DELETE).
public protocol DestroyRequest: ServerRequest {}

extension ShowRequest { public static var action: ServerRequestAction { .show } }
extension CreateRequest { public static var action: ServerRequestAction { .create } }
extension UpdateRequest { public static var action: ServerRequestAction { .update } }
extension ReplaceRequest { public static var action: ServerRequestAction { .replace } }
extension DeleteRequest { public static var action: ServerRequestAction { .delete } }
extension DestroyRequest { public static var action: ServerRequestAction { .destroy } }
