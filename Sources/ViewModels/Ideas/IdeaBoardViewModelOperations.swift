/// What people can do on the board.
public protocol IdeaBoardViewModelOperations: IdeaOperations {}

extension IdeaBoardViewModelOperations {
    public static var page: IdeaFormPage { .board }
}
