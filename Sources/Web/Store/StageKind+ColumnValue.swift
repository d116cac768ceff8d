import SQLite

extension StageKind: ColumnValue {}
