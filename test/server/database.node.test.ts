import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../server/database';
import { StartupError } from '../../server/startup-error';
import { temporaryFolder } from '../shared';

describe('opening a database', () => {
  const folder = temporaryFolder('database');
  const location = (dataDir: string) => ({
    dataDir,
    file: 'test.db',
    folders: ['uploads'],
    variable: 'TEST_DIR',
  });

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
});
