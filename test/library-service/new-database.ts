import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * The address of a new database on the PostgreSQL server that the tests run on (`scripts/test-postgres.js`). Undefined:
 * they run on SQLite.
 */
export async function newDatabase(): Promise<string | undefined> {
  const { LIBRARY_TEST_DATABASE: server } = process.env;
  if (!server) return undefined;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.replace('/postgres?', `/${name}?`);
}
