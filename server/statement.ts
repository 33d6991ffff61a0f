import type SQLite from 'libsql';
import type { Database } from './database';

const statements = new WeakMap<Database, Map<string, SQLite.Statement>>();

/**
 * A statement that is compiled once per database. For statements that imports run for each document: compiling takes
 * half the time of a write.
 *
 * @param sql a fixed text: statements are kept as long as the database
 */
export function statement(database: Database, sql: string): SQLite.Statement {
  const compiled = statements.get(database) ?? new Map<string, SQLite.Statement>();
  statements.set(database, compiled);
  const found = compiled.get(sql) ?? database.prepare(sql);
  compiled.set(sql, found);
  return found;
}
