import SQLite from 'libsql';
import { startServer } from '../../../demo/server/server';
import { adminPassword } from './administrator';

/**
 * A server that kills itself, as by a power cut, before the `count`th statement that starts with `sql`. Bundled, and
 * run by `node dying-server.mjs <data folder> <sql> <count>`. Prints its address.
 */
const [dataDir = '', sql = '', count = '1'] = process.argv.slice(2);

const prepare = SQLite.prototype.prepare;
let runs = 0;
// Counts the runs: statements of imports are compiled once.
SQLite.prototype.prepare = function (this: SQLite.Database, source: string) {
  const statement = prepare.call(this, source);
  if (!source.trimStart().startsWith(sql)) return statement;
  for (const method of ['run', 'get', 'all'] as const) {
    const call = statement[method].bind(statement) as (...values: unknown[]) => never;
    statement[method] = (...values: unknown[]) => {
      runs += 1;
      if (runs === Number(count)) process.kill(process.pid, 'SIGKILL');
      return call(...values);
    };
  }
  return statement;
} as typeof prepare;

const limits = { kitChunkBytes: 600 };
const { url } = await startServer({ port: 0, dataDir, adminPassword, seed: false, limits });
console.log(url);
