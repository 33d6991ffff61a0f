import SQLite from 'libsql';
import { startServer } from '../../../demo/server/server';
import { adminPassword } from './administrator';

/**
 * A server that kills itself, as by a power cut, before the `count`th statement that starts with `sql`. Bundled, and
 * run by `node dying-server.mjs <data folder> <sql> <count>`. Prints its address.
 */
const [dataDir = '', sql = '', count = '1'] = process.argv.slice(2);

const prepare = SQLite.prototype.prepare;
let written = 0;
SQLite.prototype.prepare = function (this: SQLite.Database, source: string) {
  if (source.trimStart().startsWith(sql)) written += 1;
  if (written === Number(count)) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, source);
} as typeof prepare;

const limits = { kitChunkBytes: 600 };
const { url } = await startServer({ port: 0, dataDir, adminPassword, seed: false, limits });
console.log(url);
