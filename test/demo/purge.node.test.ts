import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../demo/server/database';
import { purge } from '../../demo/server/purge';
import { closeDatabase, type Database } from '../../server/database';
import { temporaryFolder } from '../shared';

const HOUR = 3_600_000;

describe('a purge of the site', () => {
  let dataDir = '';
  let database: Database;
  const now = Date.now();
  const purgeAfter = (hours: number) =>
    purge({ database, dataDir, clock: () => now + hours * HOUR });
  before(() => {
    dataDir = temporaryFolder('nh-purge');
    mkdirSync(dataDir, { recursive: true });
    database = openDatabase(dataDir);
  });
  after(() => closeDatabase(database));

  it('removes templates and moves a day after they could be undone', () => {
    database
      .prepare('INSERT INTO removed_templates (undo, document, removed) VALUES (?, ?, ?)')
      .run('a', '{}', now);
    database
      .prepare('INSERT INTO template_moves (undo, ids, moved) VALUES (?, ?, ?)')
      .run('a', '[]', now);
    const count = () =>
      ['removed_templates', 'template_moves'].map(
        (table) => database.prepare(`SELECT * FROM ${table}`).all().length,
      );
    purgeAfter(23);
    expect(count()).to.deep.equal([1, 1]);
    purgeAfter(25);
    expect(count()).to.deep.equal([0, 0]);
  });

  it('removes files of visitors that no submission names, a day later', () => {
    database.exec(`INSERT INTO submissions VALUES (1, 1, '', '', '', '', '', '', 0, 'named');
      INSERT INTO attachments VALUES (1, 1, '', '', 0, 'named')`);
    for (const folder of ['uploads', 'mail']) {
      for (const name of ['named', 'unnamed']) {
        writeFileSync(join(dataDir, folder, name), '');
        utimesSync(join(dataDir, folder, name), now / 1000, now / 1000);
      }
    }
    const files = () => ['uploads', 'mail'].map((folder) => readdirSync(join(dataDir, folder)));
    purgeAfter(23);
    expect(files()).to.deep.equal([
      ['named', 'unnamed'],
      ['named', 'unnamed'],
    ]);
    purgeAfter(25);
    expect(files()).to.deep.equal([['named'], ['named']]);
  });

  it('removes revisions after 90 days, except the newest and the published one', () => {
    const [{ id } = { id: 0 }] = database.prepare('SELECT id FROM documents').all() as {
      id: number;
    }[];
    database.prepare("INSERT INTO page_states VALUES (?, 4, 2, '')").run(id);
    for (const number of [1, 2, 3, 4]) {
      database
        .prepare(
          `INSERT INTO page_revisions (document, number, kind, value, person, save, begun, saved)
           VALUES (?, ?, 'saved', '{}', '', '', ?, ?)`,
        )
        .run(id, number, now, now);
    }
    const numbers = () =>
      database
        .prepare('SELECT number FROM page_revisions ORDER BY number')
        .all()
        .map((row) => (row as { number: number }).number);
    purgeAfter(89 * 24);
    expect(numbers()).to.deep.equal([1, 2, 3, 4]);
    purgeAfter(90 * 24 + 1);
    expect(numbers()).to.deep.equal([2, 4]);
  });
});
