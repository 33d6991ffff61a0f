import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../../server/startup-error';
import type { OpenStorage } from './open';
import { postgresMigrations, unusedPostgresIndexes } from './postgres-tables';
import type { Tables } from './rows';

/** PostgreSQL's identifier of the type `bigint`. */
const BIGINT = 20;

/** The key of the lock that one migrating process holds; chosen by us. */
const MIGRATION_LOCK = 7_463_251;

/**
 * Connects to PostgreSQL 13 or later. The first process creates the tables; others wait for it.
 *
 * @throws StartupError the database cannot be used
 */
export async function openPostgres(url: string): Promise<OpenStorage> {
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser },
    // Compiling a statement takes longer than running one of ours.
    options: '-c jit=off',
  });
  // A connection that breaks while it is idle: the pool opens another.
  pool.on('error', (error) =>
    console.error(`Library service: a connection to the database broke: ${error.message}.`),
  );
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
    await dropUnusedIndexes(database);
  } catch (cause) {
    await database.destroy();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`DATABASE_URL names a database that cannot be used: ${why}.`, {
      cause,
    });
  }
  return { database, isShared: true, close: () => database.destroy() };
}

/** Numbers of 64 bits as numbers: no time or size here exceeds 53 bits. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text');
}

async function migrate(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (inner) => {
    await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(inner);
    await sql`CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)`.execute(inner);
    const { rows } = await sql<{ done: number }>`
      SELECT coalesce(max(number), 0)::int AS done FROM migrations`.execute(inner);
    const { done = 0 } = rows[0] ?? {};
    for (const [index, statement] of postgresMigrations.entries()) {
      if (index < done) continue;
      await sql.raw(statement).execute(inner);
      await sql`INSERT INTO migrations (number) VALUES (${index + 1})`.execute(inner);
    }
  });
}

/** Drops indexes one process at a time, and waits for the transactions that use their tables. */
async function dropUnusedIndexes(database: Kysely<Tables>): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      for (const index of unusedPostgresIndexes) {
        await sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.ref(index)}`.execute(connection);
      }
    } finally {
      await sql`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
