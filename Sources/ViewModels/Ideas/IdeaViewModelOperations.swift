/// What people can do on an idea's page.
public protocol IdeaViewModelOperations: IdeaOperations {}

extension IdeaViewModelOperations {
    public static var page: IdeaFormPage { .idea }
}
