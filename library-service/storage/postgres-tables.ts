import { DAY } from '../../server/clock';
import { ALL_DAYS } from './rows';

/**
 * The statements that create the tables in PostgreSQL, in order. `COLLATE "C"` sorts by code points, as SQLite does.
 * Every later release adds statements at the end, and never changes earlier ones.
 */
export const postgresMigrations: readonly string[] = [
  'CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE accounts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    plan TEXT NOT NULL DEFAULT 'none'
  )`,
  'CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email))',
  `CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    client TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires BIGINT NOT NULL
  )`,
  `CREATE TABLE tokens (
    token TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    expires BIGINT NOT NULL
  )`,
  'CREATE TABLE attempts (key TEXT NOT NULL, time BIGINT NOT NULL)',
  'CREATE INDEX attempts_by_key ON attempts (key, time)',
  'CREATE INDEX attempts_by_time ON attempts (time)',
  'CREATE TABLE thumbnails (name TEXT PRIMARY KEY, type TEXT NOT NULL, data BYTEA NOT NULL)',
  `CREATE TABLE folders (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    name_key TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    deleted BIGINT
  )`,
  'CREATE UNIQUE INDEX folder_names ON folders (account, name_key) WHERE deleted IS NULL',
  `CREATE TABLE templates (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    folder BIGINT REFERENCES folders (id),
    title TEXT NOT NULL,
    title_key TEXT COLLATE "C" NOT NULL,
    type TEXT COLLATE "C" NOT NULL,
    author TEXT NOT NULL,
    author_key TEXT COLLATE "C" NOT NULL,
    content TEXT NOT NULL,
    page_settings TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    thumbnail TEXT REFERENCES thumbnails (name),
    created BIGINT NOT NULL,
    edited BIGINT NOT NULL,
    deleted BIGINT,
    title_words TSVECTOR NOT NULL GENERATED ALWAYS AS
      (to_tsvector('simple', regexp_replace(title_key, '[^[:alnum:]]+', ' ', 'g'))) STORED
  )`,
  'CREATE INDEX templates_by_title ON templates (account, title_key, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_type ON templates (account, type, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_author_key ON templates (account, author_key, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_date ON templates (account, edited, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_folder ON templates (account, folder) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_thumbnail ON templates (thumbnail, account)',
  'CREATE INDEX templates_by_size ON templates (account, bytes) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_words ON templates USING GIN (title_words)',
  `CREATE TABLE kits (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    title TEXT NOT NULL,
    title_key TEXT COLLATE "C" NOT NULL,
    description TEXT NOT NULL,
    file TEXT NOT NULL,
    request TEXT,
    bytes BIGINT NOT NULL,
    thumbnail TEXT REFERENCES thumbnails (name),
    created BIGINT NOT NULL,
    deleted BIGINT
  )`,
  'CREATE UNIQUE INDEX kits_by_request ON kits (account, request) WHERE deleted IS NULL',
  'CREATE INDEX kits_by_account ON kits (account, bytes) WHERE deleted IS NULL',
  `CREATE TABLE undos (
    id TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    created BIGINT NOT NULL
  )`,
  `CREATE TABLE undo_steps (
    undo TEXT NOT NULL REFERENCES undos (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    item BIGINT NOT NULL,
    folder BIGINT
  )`,
  'CREATE INDEX undo_steps_by_item ON undo_steps (undo, kind, item)',
  `CREATE TABLE keyed_answers (
    request TEXT COLLATE "C" PRIMARY KEY,
    body TEXT NOT NULL,
    answer TEXT NOT NULL,
    created BIGINT NOT NULL
  )`,
  'CREATE INDEX keyed_answers_by_age ON keyed_answers (created)',
  // Deleted items use room too.
  'DROP INDEX kits_by_account',
  'CREATE INDEX kits_by_size ON kits (account, bytes)',
  'CREATE INDEX kits_by_deletion ON kits (account, deleted, id) WHERE deleted IS NOT NULL',
  'DROP INDEX templates_by_size',
  'CREATE INDEX templates_by_room ON templates (account, bytes)',
  'CREATE INDEX templates_by_deletion ON templates (account, deleted, id) WHERE deleted IS NOT NULL',
  `CREATE TABLE pending_files (
    file TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    bytes BIGINT NOT NULL,
    expires BIGINT NOT NULL
  )`,
  'CREATE INDEX pending_files_by_account ON pending_files (account)',
  'CREATE TABLE waiting_lines (key TEXT PRIMARY KEY, next BIGINT NOT NULL)',
  "ALTER TABLE templates ADD COLUMN content_key TEXT NOT NULL DEFAULT ''",
  'ALTER TABLE templates DROP COLUMN title_words',
  `ALTER TABLE templates ADD COLUMN words TSVECTOR NOT NULL GENERATED ALWAYS AS (to_tsvector(
    'simple', regexp_replace(title_key || ' ' || content_key, '[^[:alnum:]]+', ' ', 'g'))) STORED`,
  'CREATE INDEX templates_by_text ON templates USING GIN (words)',
  // Templates of one type or author, in the order of the first page.
  'CREATE INDEX templates_by_type_and_date ON templates (account, type, edited, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_author_and_date ON templates (account, author_key, edited, id) WHERE deleted IS NULL',
  'CREATE INDEX templates_by_author_and_title ON templates (account, author_key, title_key, id) WHERE deleted IS NULL',
  `CREATE TABLE template_counts (
    account BIGINT NOT NULL REFERENCES accounts (id),
    day BIGINT NOT NULL,
    folder BIGINT NOT NULL,
    type TEXT COLLATE "C" NOT NULL,
    author_key TEXT COLLATE "C" NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (account, day, folder, type, author_key)
  )`,
  // A trigger keeps others from writing to `templates` until the counts below are complete.
  ...countTriggers(),
  `INSERT INTO template_counts ${changedCounts('SELECT *, 1 AS change FROM templates')}`,
  `CREATE TABLE template_room (
    account BIGINT PRIMARY KEY REFERENCES accounts (id),
    items BIGINT NOT NULL,
    bytes BIGINT NOT NULL
  )`,
  ...roomTriggers(),
  `INSERT INTO template_room ${changedRoom('SELECT *, 1 AS change FROM templates')}`,
];

/**
 * Indexes of earlier releases that no query needs any more. Beside a process of such a release, only `DROP INDEX
 * CONCURRENTLY` is safe: it lets others read and write meanwhile, and is not allowed in the migrations' transaction.
 */
export const unusedPostgresIndexes: readonly string[] = [
  // The triggers of `template_room` add up the bytes.
  'templates_by_room',
];

/** The rows of `template_counts` for changed templates. @param rows changed rows of `templates`, with a `change` of 1 or -1 */
function changedCounts(rows: string): string {
  return `
    SELECT account, days.day, coalesce(folder, 0), type, author_key, sum(change)
      FROM (${rows}) AS changed CROSS JOIN LATERAL (VALUES (${ALL_DAYS}), (edited / ${DAY})) AS days (day)
      WHERE deleted IS NULL GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5`;
}

/** The rows of `template_room` for changed templates. Deleted ones use room too. */
function changedRoom(rows: string): string {
  return `
    SELECT account, sum(change), sum(change * bytes) FROM (${rows}) AS changed
      GROUP BY account HAVING sum(change) <> 0 OR sum(change * bytes) <> 0 ORDER BY account`;
}

function roomTriggers(): readonly string[] {
  return changeTriggers(
    'room',
    (rows) => `
    INSERT INTO template_room AS kept ${changedRoom(rows)}
      ON CONFLICT (account)
      DO UPDATE SET items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;`,
    `DELETE FROM template_room WHERE items = 0 AND account IN (SELECT account FROM removed);`,
  );
}

function countTriggers(): readonly string[] {
  return changeTriggers(
    'count',
    (rows) => `
    INSERT INTO template_counts AS kept ${changedCounts(rows)}
      ON CONFLICT (account, day, folder, type, author_key)
      DO UPDATE SET count = kept.count + excluded.count;`,
    `
    DELETE FROM template_counts WHERE count = 0 AND (account, day, folder, type, author_key) IN (
      SELECT account, days.day, coalesce(folder, 0), type, author_key
        FROM removed CROSS JOIN LATERAL (VALUES (${ALL_DAYS}), (edited / ${DAY})) AS days (day));`,
  );
}

/**
 * Triggers that run once for each statement that changes templates: bulk changes touch thousands of rows.
 *
 * @param add the statement for changed rows, which have a `change` of 1 or -1
 * @param clear the statement after the table `removed` of former rows has been taken off
 */
function changeTriggers(
  name: string,
  add: (rows: string) => string,
  clear: string,
): readonly string[] {
  const added = 'SELECT *, 1 AS change FROM added';
  const removed = 'SELECT *, -1 AS change FROM removed';
  return [
    ...statementTrigger(name, 'INSERT', 'NEW TABLE AS added', add(added)),
    ...statementTrigger(name, 'DELETE', 'OLD TABLE AS removed', `${add(removed)} ${clear}`),
    ...statementTrigger(
      name,
      'UPDATE',
      'OLD TABLE AS removed NEW TABLE AS added',
      `${add(`${removed} UNION ALL SELECT *, 1 FROM added`)} ${clear}`,
    ),
  ];
}

/** @param tables names of the rows that a statement has changed */
function statementTrigger(
  name: string,
  event: string,
  tables: string,
  statements: string,
): readonly string[] {
  const trigger = `${name}_templates_on_${event.toLowerCase()}`;
  return [
    `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      ${statements}
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${trigger} AFTER ${event} ON templates REFERENCING ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`,
  ];
}
