import { expect } from 'chai';
import { openDatabase } from '../../../demo/server/database';
import { foundRows } from '../../../demo/server/libraries/template-texts';
import { closeDatabase } from '../../../server/database';
import { temporaryFolder } from '../../shared';

it('a search in the site’s templates lets other requests run before it has ended', async () => {
  const database = openDatabase(temporaryFolder('nh-long-lists'));
  try {
    const rows = database
      .prepare("SELECT id, title FROM documents WHERE type = 'template'")
      .all() as { id: number; title: string }[];
    const events: string[] = [];
    setImmediate(() => events.push('another request'));
    const found = await foundRows(database, rows, ['header']);
    events.push('found');
    expect(events).to.deep.equal(['another request', 'found']);
    expect(found.map(({ title }) => title)).to.include('Main header');
  } finally {
    closeDatabase(database);
  }
});
