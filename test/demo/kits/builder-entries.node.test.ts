import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { BuilderEntries } from '../../../demo/server/kits/exports/builder/builder-entries';
import { StagedKit } from '../../../demo/server/kits/exports/builder/staged-kit';
import { writeZip } from '../../../demo/server/kits/exports/zip';
import type { DocumentFile } from '../../../src/api/kits/files';
import { temporaryFolder } from '../../shared';
import { ZipFiles } from './zip';

const time = '2026-03-01T09:30:00.000Z';
const entry = (title: string, doc_type: string) => ({ title, doc_type, slug: title.toLowerCase() });

/** A kit with two pages, a post and two works, which notes what is read of it. */
class NotedKit extends StagedKit {
  readonly reads: string[] = [];

  constructor() {
    super('', {
      content: {
        content: {
          page: { 1: entry('One', 'wp-page'), 2: entry('Two', 'wp-page') },
          post: { 3: entry('Three', 'wp-post') },
        },
        'wp-content': {
          'astra-portfolio': { 1: entry('First', 'work'), 2: entry('Second', 'work') },
        },
      },
    });
  }

  override async document(type: string, id: string): Promise<DocumentFile> {
    return this.#document(type, id, `${type} ${id}`);
  }

  override async work(type: string, id: string): Promise<DocumentFile> {
    return this.#document(type, id, id === '1' ? 'First' : 'Second');
  }

  async #document(type: string, id: string, title: string): Promise<DocumentFile> {
    this.reads.push(`${type} ${id}`);
    const fields = { type, doc_type: type, slug: title.toLowerCase(), title, excerpt: '' };
    const times = { created: time, edited: time };
    return { ...fields, ...times, status: 'publish', author: 'a', content: [], terms: {} };
  }
}

describe('the files of an export for the page builder', () => {
  const about = { name: 'kit', title: 'Kit', description: '', author: 'a', created: 0, origin: '' };

  it('are made when they are written, one document after the other', async () => {
    const path = join(temporaryFolder('nh-entries'), 'kit.zip');
    const kit = new NotedKit();
    const entries = await new BuilderEntries(kit, about).all();
    expect(kit.reads).to.deep.equal([]);
    await writeZip(path, entries, new AbortController().signal);
    const documents = ['page 1', 'page 2', 'post 3'];
    const works = ['astra-portfolio 1', 'astra-portfolio 2'];
    expect(kit.reads).to.deep.equal([...documents, ...works, ...documents]);
    const files = await ZipFiles.open(await readFile(path));
    const manifest = files.json('manifest.json') as Record<string, Record<string, object>>;
    expect(files.names[0]).to.equal('manifest.json');
    expect(Object.keys(manifest.content?.page ?? {})).to.deep.equal(['1', '2']);
    // Works are counted after the documents: their own ids may be those of pages.
    expect(manifest['wp-content']?.['astra-portfolio']).to.deep.equal({
      4: { id: 4, title: 'First' },
      5: { id: 5, title: 'Second' },
    });
  });
});
