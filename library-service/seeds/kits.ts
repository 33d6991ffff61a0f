import { writeFile } from 'node:fs/promises';
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { DAY } from '../../server/clock';
import { MANIFEST_VERSION } from '../../src/api/kits/manifest';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import { newKitFile } from '../kits/store';
import type { Service } from '../service';
import { saveThumbnail } from '../thumbnails';
import { drawing } from './drawing';
import { kitSubjects } from './words';

/** Stores kits for the account. Each is a complete archive that can be imported. */
export async function seedKits(service: Service, account: Account, count: number): Promise<void> {
  const { clock, blobs } = service;
  for (let number = 0; number < count; number += 1) {
    const subject = kitSubjects[number % kitSubjects.length];
    const edition = Math.floor(number / kitSubjects.length) + 1;
    const title = edition === 1 ? `${subject}` : `${subject}, ${edition}`;
    const description = `Header, footer, colours and a start page for a ${subject?.toLowerCase()}.`;
    const picture = drawing('kit', number);
    const created = clock() - (count - number) * DAY;
    const file = newKitFile();
    const content = await archive(title, description, picture, created);
    await writeFile(blobs.partialPath(file), content, { mode: 0o600 });
    await blobs.keep(file);
    const row = {
      account: account.id,
      title,
      title_key: normalizedText(title),
      description,
      file,
      request: null,
      bytes: content.length,
      thumbnail: (await saveThumbnail(service, picture)) ?? null,
      created,
    };
    await service.database.insertInto('kits').values(row).execute();
  }
}

async function archive(
  title: string,
  description: string,
  picture: Uint8Array,
  created: number,
): Promise<Uint8Array> {
  const name = title.toLowerCase().replace(/[^a-z\d]+/g, '-');
  const date = new Date(created).toISOString();
  const manifest = {
    name,
    title,
    description,
    author: 'The library',
    manifest_version: MANIFEST_VERSION,
    created: date,
    thumbnail: 'thumbnails/kit.png',
    plugins: [],
    templates: { 1: { title: `${title}: header`, doc_type: 'header', slug: `${name}-header` } },
    content: { page: { 2: { title, excerpt: description, doc_type: 'wp-page', slug: name } } },
  };
  const document = (type: string, docType: string, slug: string, words: string) => ({
    type,
    doc_type: docType,
    slug,
    title: words,
    excerpt: '',
    status: 'publish',
    author: 'The library',
    created: date,
    edited: date,
    content: [
      {
        id: 'a000001',
        elType: 'widget',
        widgetType: 'heading',
        settings: { title: words },
        elements: [],
      },
    ],
    terms: {},
  });
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, level: 1 });
  const add = (path: string, value: unknown): Promise<unknown> =>
    zip.add(path, new TextReader(JSON.stringify(value)));
  await add('manifest.json', manifest);
  await add(
    'templates/1.json',
    document('template', 'header', `${name}-header`, `${title}: header`),
  );
  await add('content/page/2.json', document('page', 'wp-page', name, title));
  await zip.add('thumbnails/kit.png', new Uint8ArrayReader(picture));
  return new Uint8Array(await (await zip.close()).arrayBuffer());
}
