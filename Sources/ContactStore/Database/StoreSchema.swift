import GRDB

/// The tables of a store.
///
/// Cards never change: records, images of files and the history refer to them, so that a change is a
/// record's turning to another card, and taking it back is turning to the one before.
enum StoreSchema {
  /// What tells a store from other databases of SQLite: "UCrd".
  static let applicationID: Int64 = 0x5543_7264

  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: tables)
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.run(
        """
        INSERT INTO store (id, identifier, derivation, linkedStep, expiredStep)
        VALUES (1, lower(hex(randomblob(8))), ?, 0, 0)
        """, .integer(Derivation.current))
    }
    migrator.registerMigration("2") { database in
      try database.execute(
        sql: """
          ALTER TABLE store DROP COLUMN linkedStep;
          -- what the records as a whole say about who is whom; none where that is to be found out anew
          ALTER TABLE store ADD COLUMN scale BLOB;
          """)
    }
    // What is in it is derived, and made anew.
    migrator.registerMigration("3") { database in
      try database.execute(
        sql: """
          DROP TABLE lookup;
          CREATE TABLE lookup (
            key BLOB NOT NULL, record INTEGER NOT NULL,
            -- more records that have the key, as steps from each to the next
            others BLOB,
            PRIMARY KEY (key, record)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          -- records that a step added, numbered one behind the other as their cards are
          CREATE TABLE addition (
            step INTEGER NOT NULL REFERENCES step (id),
            record INTEGER NOT NULL,
            count INTEGER NOT NULL,
            container INTEGER NOT NULL,
            card INTEGER NOT NULL,
            PRIMARY KEY (step, record)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("5") { database in
      try database.execute(
        sql: """
          -- what was said about two records before a step said otherwise; none where nothing was
          CREATE TABLE decisionBefore (
            step INTEGER PRIMARY KEY REFERENCES step (id),
            first INTEGER NOT NULL, second INTEGER NOT NULL, verdict TEXT
          );
          """)
    }
    migrator.registerMigration("6") { database in
      try database.execute(
        sql: """
          -- records that are gone, of which somebody said who they are, with the cards that they had
          CREATE TABLE formerRecord (
            record INTEGER PRIMARY KEY, container INTEGER NOT NULL, card INTEGER NOT NULL
          );
          """)
    }
    return migrator
  }()

  private static let tables = """
    CREATE TABLE store (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      identifier TEXT NOT NULL,
      derivation INTEGER NOT NULL,
      -- the last step that links between records know of
      linkedStep INTEGER NOT NULL,
      -- the last step that the history has forgotten
      expiredStep INTEGER NOT NULL,
      -- whose store it is
      me INTEGER
    );
    CREATE TABLE container (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      type TEXT NOT NULL,
      format TEXT NOT NULL,
      fileName TEXT,
      -- the charset of bytes that are not UTF-8 and declare none
      charset TEXT,
      image INTEGER,
      isDefault INTEGER NOT NULL DEFAULT 0
    );
    -- files as they were imported
    CREATE TABLE image (id INTEGER PRIMARY KEY AUTOINCREMENT, pieces BLOB NOT NULL);
    CREATE TABLE media (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, bytes BLOB NOT NULL);
    CREATE INDEX mediaHash ON media (hash);
    -- cards without their media, and where these belong
    CREATE TABLE card (
      id INTEGER PRIMARY KEY AUTOINCREMENT, hash INTEGER NOT NULL, media BLOB, bytes BLOB NOT NULL
    );
    CREATE TABLE record (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      container INTEGER NOT NULL REFERENCES container (id),
      card INTEGER NOT NULL REFERENCES card (id),
      -- the position in the file that was imported; none for what was added since
      place INTEGER,
      -- the first record of the person; none where it is this one, 0 where it is to be found out
      person INTEGER,
      summary BLOB NOT NULL
    );
    CREATE INDEX recordPlace ON record (container, place);
    CREATE INDEX recordPerson ON record (person) WHERE person IS NOT NULL;
    CREATE TABLE lookup (
      key BLOB NOT NULL, record INTEGER NOT NULL, PRIMARY KEY (key, record)
    ) WITHOUT ROWID;
    -- what was done, one step a transaction
    CREATE TABLE step (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      title TEXT NOT NULL,
      container INTEGER,
      -- the step that this one takes back
      undoes INTEGER,
      isUndone INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE change (
      step INTEGER NOT NULL REFERENCES step (id),
      record INTEGER NOT NULL,
      container INTEGER NOT NULL,
      before INTEGER,
      after INTEGER,
      -- where it stood before
      place INTEGER,
      PRIMARY KEY (step, record)
    ) WITHOUT ROWID;
    -- what the container was like before the step; none where the step made it
    CREATE TABLE containerBefore (
      step INTEGER PRIMARY KEY REFERENCES step (id),
      id INTEGER NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      format TEXT NOT NULL,
      fileName TEXT,
      charset TEXT,
      image INTEGER,
      isDefault INTEGER NOT NULL
    );
    -- what somebody said about two records
    CREATE TABLE decision (
      first INTEGER NOT NULL, second INTEGER NOT NULL, verdict TEXT NOT NULL,
      PRIMARY KEY (first, second)
    ) WITHOUT ROWID;
    """
}
