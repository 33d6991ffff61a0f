import SQLite from 'libsql';
import { startLibraryService } from '../../../library-service/server';

/**
 * A library service that kills itself, as by a power cut, before the `count`th statement that starts with `sql`:
 * `node --import tsx dying-library.ts <data folder> <sql> <count>`. Prints its address.
 */
const [dataDir = '', sql = '', count = '1'] = process.argv.slice(2);

const prepare = SQLite.prototype.prepare;
let written = 0;
SQLite.prototype.prepare = function (this: SQLite.Database, source: string) {
  const statement = prepare.call(this, source);
  if (!source.trimStart().startsWith(sql)) return statement;
  const { run } = statement;
  statement.run = (...values: unknown[]) => {
    written += 1;
    if (written === Number(count)) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(run, statement, values);
  };
  return statement;
} as typeof prepare;

const { url } = await startLibraryService({ port: 0, dataDir, seed: false });
console.log(url);
