import assert from 'node:assert/strict';
import {
  type FilesRead,
  readFiles,
} from '../../../../../src/elements/libraries/template-library/import/read-files';
import { hostileArchives } from '../../../kits/archive/hostile';
import { type ZipEntry, zipFile } from '../../../kits/archive/zip-file';

const { signal } = new AbortController();

const heading = {
  id: 'a1b2c3d',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: 'Welcome' },
  elements: [],
};

const text = (change: object = {}): string =>
  JSON.stringify({ title: 'Hero', type: 'section', content: [heading], ...change });

const json = (content: string | Uint8Array<ArrayBuffer>, name = 'hero.json') =>
  new File([content], name);
const zip = (...entries: ZipEntry[]) => new File([zipFile(entries)], 'pack.zip');
const read = (...files: File[]): Promise<FilesRead> => readFiles(files, signal);

const faults = ({ refused }: FilesRead) => refused.map(({ file, fault }) => [file, fault]);
const titles = ({ found }: FilesRead) => found.map(({ template }) => template.title);

describe('reading template files', () => {
  it('reads JSON and ignores unknown properties', async () => {
    const { found, refused } = await read(
      json(text({ id: '7', author: 'Ada', page_settings: { layout: 'wide' } })),
    );
    assert.deepEqual(refused, []);
    assert.deepEqual(found, [
      {
        file: 'hero.json',
        fileType: 'json',
        template: {
          title: 'Hero',
          type: 'section',
          content: [heading],
          page_settings: { layout: 'wide' },
        },
      },
    ]);
  });

  it('uses the file name as the title and `page` as the type when they are missing', async () => {
    const { found } = await read(json(JSON.stringify({ content: [] }), 'About us.JSON'));
    assert.deepEqual(found[0]?.template, {
      title: 'About us',
      type: 'page',
      content: [],
      page_settings: {},
    });
  });

  it('accepts sections and columns, which the builder exported for years', async () => {
    const column = { id: '2', elType: 'column', isInner: true, settings: {}, elements: [heading] };
    const section = { id: '1', elType: 'section', isInner: true, settings: {}, elements: [column] };
    const { found } = await read(json(text({ content: [section] })));
    assert.deepEqual(found[0]?.template.content, [section]);
  });

  it('accepts empty settings that PHP serialized as a list', async () => {
    const content = [{ ...heading, settings: [], elements: [{ ...heading, settings: [] }] }];
    const { found } = await read(json(text({ content, page_settings: [] })));
    const [first] = found[0]?.template.content ?? [];
    assert.deepEqual([first?.settings, first?.elements[0]?.settings], [{}, {}]);
    assert.deepEqual(found[0]?.template.page_settings, {});
  });

  it('reads zips, and ignores folders and system files', async () => {
    const result = await read(
      zip(
        { name: 'pack/' },
        { name: 'pack/hero.json', content: text() },
        { name: 'pack/other.json', content: text({ title: '' }) },
        { name: '__MACOSX/pack/._hero.json', content: 'x' },
        { name: 'pack/.DS_Store', content: 'x' },
      ),
      json(text({ title: 'Alone' })),
    );
    assert.deepEqual(titles(result), ['Hero', 'other', 'Alone']);
    assert.deepEqual(faults(result), []);
    assert.deepEqual(
      result.found.map(({ fileType }) => fileType),
      ['zip', 'zip', 'json'],
    );
  });

  it('names files that are not valid, and reads the others', async () => {
    const result = await read(
      json('{"content":', 'broken.json'),
      json(new Uint8Array([0x22, 0xff, 0x22]), 'bytes.json'),
      json('{"__proto__":{"a":1},"content":[]}', 'polluting.json'),
      json('['.repeat(100_000), 'deep.json'),
      json('{"title":"No content"}', 'empty.json'),
      json(text({ content: [{ elType: 'chapter' }] }), 'unknown.json'),
      json(text({ title: 'x'.repeat(201) }), 'long.json'),
      json(text({ page_settings: { css: 'x'.repeat(2 * 1024 * 1024) } }), 'heavy.json'),
      json('x'.repeat(9 * 1024 * 1024), 'heavier.json'),
      new File(['x'], 'photo.png'),
      json(text(), 'sound.json'),
    );
    assert.deepEqual(faults(result), [
      ['broken.json', 'not_json'],
      ['bytes.json', 'not_json'],
      ['polluting.json', 'not_json'],
      ['deep.json', 'not_json'],
      ['empty.json', 'no_template'],
      ['unknown.json', 'no_template'],
      ['long.json', 'long_title'],
      ['heavy.json', 'too_large'],
      ['heavier.json', 'too_large'],
      ['photo.png', 'wrong_kind'],
    ]);
    assert.deepEqual(titles(result), ['Hero']);
  });

  it('rejects single entries of a valid zip', async () => {
    const result = await read(
      zip(
        { name: 'hero.json', content: text() },
        { name: 'readme.txt', content: 'x' },
        { name: 'broken.json', content: '{' },
      ),
    );
    assert.deepEqual(titles(result), ['Hero']);
    assert.deepEqual(faults(result), [
      ['pack.zip › readme.txt', 'wrong_kind'],
      ['pack.zip › broken.json', 'not_json'],
    ]);
  });

  it('rejects a malicious or damaged zip as a whole', async () => {
    const archives = hostileArchives.filter(
      ({ reason }) => !reason.startsWith('manifest') && reason !== 'damaged',
    );
    for (const { what, reason, bytes } of archives) {
      const packed = bytes();
      // The unpacked bytes of bombs are more than a person’s browser is given to hold.
      if (packed.length > 1024 * 1024) continue;
      const result = await read(new File([packed], 'evil.zip'));
      const [refused] = result.refused;
      // An entry that unpacks to more than it says is found out when it is read.
      if (reason === 'unpacked-too-large') assert.equal(result.found.length, 0, what);
      else assert.equal(refused?.fault, reason, what);
      assert.ok(refused?.file.startsWith('evil.zip'), what);
    }
  });

  it('rejects a zip with too many files', async () => {
    const entries = Array.from({ length: 1001 }, (_, at) => ({ name: `${at}.json` }));
    assert.deepEqual(faults(await read(zip(...entries))), [['pack.zip', 'too-many-entries']]);
  });

  it('reports an empty zip', async () => {
    assert.deepEqual(faults(await read(zip())), [['pack.zip', 'no_files']]);
  });

  it('stops when the signal aborts', async () => {
    const life = new AbortController();
    const reading = readFiles([json(text())], life.signal);
    life.abort();
    await assert.rejects(reading, { name: 'AbortError' });
  });
});
