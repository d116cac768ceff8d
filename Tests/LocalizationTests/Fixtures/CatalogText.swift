/// Complete catalogs of the test types, for tests to break.
enum CatalogText {
    static let english = """
        en:
          VoteViewModel:
            title: Vote
            summary: { plural: count, =0: "No votes", one: "%{count} vote", other: "%{count} votes" }
            email:
              validationMessages:
                required: An e-mail address is needed
            steps: [Write, Send]
            StageKind: { planned: Planned, done: Done }
          AuthorViewModel:
            byline: by %{name}

        """

    static let spanish = """
        es:
          VoteViewModel:
            title: Votar
            summary: { plural: count, one: "%{count} voto", many: "%{count} de votos", other: "%{count} votos" }
            email:
              validationMessages:
                required: Hace falta un correo
            steps: [Escribir, Enviar]
            StageKind: { planned: Planeado, done: Hecho }
          AuthorViewModel:
            byline: de %{name}

        """

    static let arabic = """
        ar:
          VoteViewModel:
            title: صوّت
            summary:
              plural: count
              zero: لا أصوات
              one: صوت واحد
              two: صوتان
              few: "%{count} أصوات"
              many: "%{count} صوتًا"
              other: "%{count} صوت"
            email:
              validationMessages:
                required: البريد الإلكتروني مطلوب
            steps: [اكتب, أرسل]
            StageKind: { planned: مخطط, done: منجز }
          AuthorViewModel:
            byline: بقلم %{name}

        """
}
