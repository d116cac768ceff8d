/// How the query's coders know the tail of the path from the rest of the query.
protocol PathComponentMarker {}

extension PathComponent: PathComponentMarker {}
