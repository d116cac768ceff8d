import MVVM

// Seed: "In the SERVER/Factory module only": the one place that sees both the domain and the view model.
extension AuthorViewModel {
    init(_ person: Person) {
        self.init(name: person.name, standing: AuthorViewModel.Standing(person.role))
    }
}

extension AuthorViewModel.Standing {
    init(_ role: Person.Role) {
        switch role {
        case .member: self = .member
        case .moderator: self = .moderator
        }
    }
}
