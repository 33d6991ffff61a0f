import { expect } from 'chai';
import { mediaByName, saveMedia } from '../../../demo/server/cms/media';
import { openDatabase } from '../../../demo/server/database';
import { LeftOutItems } from '../../../demo/server/kits/imports/builder/left-out';
import { deleteRemoved, removeLeftovers } from '../../../demo/server/kits/imports/completion';
import type { KitItem } from '../../../demo/server/kits/imports/item';
import { KitPictures } from '../../../demo/server/kits/imports/pictures/kit-pictures';
import { markAdded, removePictures } from '../../../demo/server/kits/imports/pictures/staged';
import { addImport, importById, setState } from '../../../demo/server/kits/imports/records';
import type { Site } from '../../../demo/server/site';
import { closeDatabase, type Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { temporaryFolder } from '../../shared';

const png = Buffer.from('89504e470d0a1a0a0000000d494844527f', 'hex');

describe('the records of a kit’s pictures', () => {
  let database: Database;
  let id: string;
  beforeEach(() => {
    database = openDatabase(temporaryFolder('nh-pictures'));
    const manifest = { name: 'a', title: 'A' };
    id = addImport(database, { person: 'p', upload: 'u', manifest, now: 1 });
  });
  afterEach(() => closeDatabase(database));

  const count = (table: string) =>
    (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;

  /** Stores the addresses of this many documents with this many pictures each. */
  function addDocuments(documents: number, pictures: number): void {
    const rules = { base: 'https://old.example', allows: () => true, reaches: () => true };
    const found = new KitPictures(database, rules, new LeftOutItems());
    const value = Array.from({ length: pictures }, (_, at) => `/${at}.png`);
    transaction(database, () => {
      for (let at = 0; at < documents; at += 1) {
        found.add(id, at, { kind: 'document', value } as unknown as KitItem);
      }
    });
  }

  it('are limited for each document', () => {
    addDocuments(2, 1500);
    expect(count('kit_import_picture_uses')).to.equal(2000);
  });

  it('are limited for each kit', () => {
    addDocuments(105, 1000);
    expect(count('kit_import_picture_uses')).to.equal(100_000);
  });

  it('lose their addresses when the import is completed', async () => {
    addDocuments(2, 600);
    setState(database, id, 'completed');
    const record = importById(database, 'p', id);
    if (!record) throw new Error('The import is not stored.');
    await removeLeftovers({ database } as Site, record);
    expect(count('kit_import_picture_uses')).to.equal(0);
  });

  it('are deleted in batches with their import', async () => {
    addDocuments(2, 600);
    database
      .prepare(
        `INSERT INTO kit_import_pictures (import, address)
         SELECT DISTINCT import, address FROM kit_import_picture_uses`,
      )
      .run();
    setState(database, id, 'removed');
    const most = { uses: 0, pictures: 0 };
    let [uses, pictures] = [count('kit_import_picture_uses'), count('kit_import_pictures')];
    let isDone = false;
    const deleting = deleteRemoved({ database } as Site).then(() => {
      isDone = true;
    });
    while (!isDone) {
      const now = [count('kit_import_picture_uses'), count('kit_import_pictures')] as const;
      most.uses = Math.max(most.uses, uses - now[0]);
      most.pictures = Math.max(most.pictures, pictures - now[1]);
      [uses, pictures] = now;
      await new Promise(setImmediate);
    }
    await deleting;
    expect([count('kit_import_picture_uses'), count('kit_import_pictures')]).to.deep.equal([0, 0]);
    expect(most).to.deep.equal({ uses: 500, pictures: 500 });
  });

  it('keep an image that a document gets while the server searches for images in use', async () => {
    const name = String(saveMedia(database, png));
    markAdded(database, id, name);
    const removing = removePictures(database, id, () => undefined);
    const first = 'SELECT min(id) FROM documents';
    database.prepare(`UPDATE documents SET content = ? WHERE id = (${first})`).run(`"${name}"`);
    await removing;
    expect(mediaByName(database, name)).to.not.equal(undefined);
  });

  it('let other requests run while the server searches for images in use', async () => {
    const name = String(saveMedia(database, png));
    markAdded(database, id, name);
    let hasRun = false;
    setImmediate(() => {
      hasRun = true;
    });
    const seen: boolean[] = [];
    await removePictures(database, id, () => {
      seen.push(hasRun);
    });
    expect(seen).to.deep.equal([true]);
    expect(mediaByName(database, name)).to.equal(undefined);
  });
});
