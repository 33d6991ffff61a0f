import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import { closeDatabase, openDatabase } from '../../server/database';
import { StartupError } from '../../server/startup-error';
import { transaction } from '../../server/transaction';
import { temporaryFolder } from '../shared';

const location = (dataDir: string) => ({
  dataDir,
  file: 'test.db',
  folders: ['uploads'],
  variable: 'TEST_DIR',
});

/** Closes a database in whose table `a` there are 2,000 rows. */
function filled(dataDir: string): string {
  const database = openDatabase(location(dataDir), (one) => one.exec('CREATE TABLE a (b)'));
  database.exec(
    `WITH RECURSIVE n (x) AS (VALUES (1) UNION SELECT x + 1 FROM n WHERE x < 2000)
     INSERT INTO a SELECT 'row ' || x || ' ' || hex(zeroblob(40)) FROM n`,
  );
  closeDatabase(database);
  return join(dataDir, 'test.db');
}

describe('opening a database', () => {
  const folder = temporaryFolder('database');

  it('creates the folders, readable by their owner only, and prepares the tables', () => {
    const dataDir = join(folder, 'far', 'below');
    const database = openDatabase(location(dataDir), (one) => one.exec('CREATE TABLE a (b)'));
    expect(database.prepare('SELECT * FROM a').all()).to.deep.equal([]);
    expect(statSync(join(dataDir, 'uploads')).mode & 0o777).to.equal(0o700);
    database.close();
  });

  it('enforces foreign keys', () => {
    const database = openDatabase(location(join(folder, 'keys')), (one) =>
      one.exec('CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a REFERENCES a (id))'),
    );
    expect(() => database.exec('INSERT INTO b VALUES (7)')).to.throw(/FOREIGN KEY/);
    database.close();
  });

  it('names the folder, the reason and the variable when the file is not a database', () => {
    const dataDir = join(folder, 'broken');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'test.db'), 'x'.repeat(5000));
    expect(() => openDatabase(location(dataDir), (one) => one.exec('CREATE TABLE a (b)')))
      .to.throw(StartupError)
      .with.property('message')
      .that.match(/^The data folder .*broken cannot be used: .* Set TEST_DIR to a folder that is /);
  });

  it('names the file that is in the way of the folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDatabase(location(join(folder, 'file')), () => {})).to.throw(
      StartupError,
      /file is not a folder/,
    );
  });

  it('refuses a folder that another server uses, and changes nothing in it', () => {
    const dataDir = join(folder, 'used');
    const first = openDatabase(location(dataDir), (one) => one.exec('CREATE TABLE a (b)'));
    let isPrepared = false;
    const second = () => openDatabase(location(dataDir), () => (isPrepared = true));
    expect(second).to.throw(StartupError, /is in use by another server, so nothing was changed/);
    expect(isPrepared).to.equal(false);
    closeDatabase(first);
    closeDatabase(openDatabase(location(dataDir), () => {}));
  });

  it('refuses a file that was emptied or damaged in its middle', () => {
    const broken = (name: string, damage: (path: string) => void) => {
      const dataDir = join(folder, name);
      damage(filled(dataDir));
      return () => openDatabase(location(dataDir), () => {});
    };
    expect(broken('emptied', (path) => truncateSync(path))).to.throw(StartupError, /is empty/);
    const overwrite = (path: string): void => {
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(88, bytes.length / 2, bytes.length / 2 + 8192));
    };
    expect(broken('damaged', overwrite)).to.throw(StartupError, /is damaged|malformed/);
  });

  it('makes the file readable by its owner only', () => {
    const path = filled(join(folder, 'private'));
    expect(statSync(path).mode & 0o777).to.equal(0o600);
  });
});

describe('a database that another program locks', () => {
  it('refuses a change for that time, and takes transactions again afterwards', () => {
    const path = filled(temporaryFolder('database-locked'));
    const database = openDatabase(location(dirname(path)), () => {});
    const backup = new SQLite(path);
    for (const method of ['run', 'get', 'all'] as const) {
      const returning = method === 'run' ? '' : ' RETURNING b';
      const change = database.prepare(`UPDATE a SET b = ?${returning}`);
      backup.exec('BEGIN IMMEDIATE');
      expect(() => change[method]('locked')).to.throw(/database is locked/);
      expect(() => database.prepare('DELETE FROM a').run()).to.throw(/database is locked/);
      backup.exec('ROLLBACK');
      expect(transaction(database, () => change[method](method))).to.not.equal(undefined);
      expect(database.prepare('SELECT DISTINCT b FROM a').all()).to.deep.equal([{ b: method }]);
    }
    backup.close();
    closeDatabase(database);
  });
});

describe('closing a database', () => {
  it('leaves all rows in the one file, so that a copy of it is a backup', () => {
    const folder = temporaryFolder('database-closed');
    const copy = join(folder, 'copy.db');
    copyFileSync(filled(folder), copy);
    const database = new SQLite(copy);
    expect(database.prepare('SELECT count(*) AS count FROM a').get()).to.include({ count: 2000 });
    database.close();
    rmSync(copy);
  });
});
