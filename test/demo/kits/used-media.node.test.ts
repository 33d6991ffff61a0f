import { expect } from 'chai';
import { saveMedia, usedMedia } from '../../../demo/server/cms/media';
import { openDatabase } from '../../../demo/server/database';
import { closeDatabase } from '../../../server/database';
import { temporaryFolder } from '../../shared';

const bytesOf = (end: string) => Buffer.from(`89504e470d0a1a0a0000000d49484452${end}`, 'hex');

describe('images of the media library', () => {
  it('are in use as thumbnails, in contents and in settings', () => {
    const database = openDatabase(temporaryFolder('nh-media'));
    const [one, two, three] = ['0a', '0b', '0c'].map((end) =>
      String(saveMedia(database, bytesOf(end))),
    );
    const use = `[{"settings":{"html":"<img src=\\"/media/${one}\\">"}}]`;
    database.prepare("UPDATE documents SET content = ? WHERE slug = 'about'").run(use);
    database
      .prepare("INSERT OR REPLACE INTO site_settings VALUES ('background', ?)")
      .run(`{"url":"/media/${two}"}`);
    const used = usedMedia(database);
    expect([one, two, three].map((name) => used.has(String(name)))).to.deep.equal([
      true,
      true,
      false,
    ]);
    closeDatabase(database);
  });

  it('are in use in drafts of pages and in saved blocks', () => {
    const database = openDatabase(temporaryFolder('nh-media'));
    const names = ['2a', '2b', '2c'].map((end) => String(saveMedia(database, bytesOf(end))));
    const [draft, block] = names.map((name) => `{"url":"/media/${name}"}`);
    const page = database.prepare("SELECT id FROM documents WHERE slug = 'about'").get();
    database
      .prepare(
        `INSERT INTO page_revisions (document, number, kind, value, person, save, begun, saved)
           VALUES (?, 1, 'draft', ?, 'p', 's', 1, 1)`,
      )
      .run((page as { id: number }).id, draft);
    database
      .prepare(
        `INSERT INTO saved_blocks (title, author, content, revision, edited)
           VALUES ('Card', 'p', ?, 1, 1)`,
      )
      .run(block);
    const used = usedMedia(database);
    expect(names.map((name) => used.has(name))).to.deep.equal([true, true, false]);
    closeDatabase(database);
  });

  it('are in use in what an undo brings back, and in imports that are under way', () => {
    const database = openDatabase(temporaryFolder('nh-media'));
    const [removed, former, fetched, unused] = ['1a', '1b', '1c', '1d'].map((end) =>
      String(saveMedia(database, bytesOf(end))),
    );
    const document = (thumbnail = '') => JSON.stringify({ title: 'Before', thumbnail });
    const add = (sql: string, ...values: readonly unknown[]) =>
      database.prepare(`INSERT INTO ${sql}`).run(...values);
    add("removed_templates VALUES ('site-1', ?, 1)", document(removed));
    const imports = 'kit_imports (id, person, upload, state, manifest, opened) VALUES';
    add(`${imports} ('a', 'p', 'u', 'completed', '{}', 1), ('b', 'p', 'v', 'running', '{}', 2)`);
    add(
      `kit_import_items (import, position, runner, part, section, names, kind, key, title, former)
       VALUES ('a', 0, 'content', 'content', 'pages', '[]', 'document', 'page/x', 'X', ?)`,
      document(former),
    );
    const pictures = 'kit_import_pictures (import, address, name) VALUES';
    add(`${pictures} ('b', '/a.png', ?), ('a', '/b.png', ?)`, fetched, unused);
    const used = usedMedia(database);
    expect([removed, former, fetched, unused].map((name) => used.has(String(name)))).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
    closeDatabase(database);
  });
});
