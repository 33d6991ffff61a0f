import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect } from 'chai';
import { archiveLimits } from '../../../../src/api/kits/archive-fault';
import {
  ArchiveError,
  type ArchiveLimits,
  blobSource,
  KitArchive,
} from '../../../../src/elements/kits/archive';
import { hostileArchives } from './hostile';
import { kitWith, manifestEntry, manifestOf, soundKit } from './kit-file';
import { zipFile } from './zip-file';

/** Opens an archive and checks all that is in it. */
async function opened(bytes: Uint8Array<ArrayBuffer>, limits?: ArchiveLimits): Promise<KitArchive> {
  const archive = await KitArchive.open(blobSource(new Blob([bytes])), { limits });
  await archive.verify();
  return archive;
}

async function faultOf(bytes: Uint8Array<ArrayBuffer>, limits?: ArchiveLimits): Promise<string> {
  const error = await opened(bytes, limits).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).to.be.instanceOf(ArchiveError);
  return (error as ArchiveError).reason;
}

/** The first position of some bytes. */
function positionOf(bytes: Uint8Array, wanted: readonly number[]): number {
  return bytes.findIndex((_, at) => wanted.every((byte, index) => bytes[at + index] === byte));
}

describe('a kit’s archive', () => {
  it('is opened, with the content of its files', async () => {
    const archive = await opened(soundKit());
    expect(archive.manifest.title).to.equal('Bindery');
    expect([...archive.names]).to.deep.equal([
      'manifest.json',
      'templates/main-header.json',
      'thumbnails/about.png',
    ]);
    expect(await archive.json('templates/main-header.json')).to.deep.equal({
      title: 'Main header',
    });
    expect(await archive.json('templates/missing.json')).to.equal(undefined);
    let bytes = 0;
    await archive.read('thumbnails/about.png', ({ length }) => {
      bytes += length;
    });
    expect([bytes, archive.sizeOf('thumbnails/about.png')]).to.deep.equal([2000, 2000]);
  });

  it('of the page builder has its background with the theme style, as the builder’s import does', async () => {
    const sections = async (name: string) => {
      const changes = {
        elementor_version: '4.2.2',
        version: '3.0',
        'site-settings': { [name]: true },
      };
      const { manifest } = await opened(zipFile([manifestEntry(changes)]));
      return Object.keys(manifest['site-settings'] ?? {});
    };
    expect(await sections('themeStyleSettings')).to.deep.equal(['themeStyle', 'background']);
    expect(await sections('generalSettings')).to.deep.equal(['layout', 'lightbox']);
  });

  it('may be older, and is marked as such', async () => {
    const { manifest, isOlder } = await opened(
      zipFile([manifestEntry({ manifest_version: '2.0' })]),
    );
    expect([manifest.templates, isOlder]).to.deep.equal([undefined, true]);
    const oldest = zipFile([{ name: 'manifest.json', content: '{"name":"a","title":"A"}' }]);
    expect((await opened(oldest)).isOlder).to.equal(true);
    expect((await opened(soundKit())).isOlder).to.equal(false);
    expect((await opened(zipFile([manifestEntry({ manifest_version: '3' })]))).isOlder).to.equal(
      false,
    );
  });

  for (const zip64 of [false, true]) {
    for (const dataDescriptorSignature of [false, true]) {
      const form = `${zip64 ? 64 : 32} bits, ${dataDescriptorSignature ? 'with' : 'without'} signatures`;
      it(`may be written as a stream, with its sizes after its contents: ${form}`, async () => {
        const options = { dataDescriptor: true, dataDescriptorSignature, zip64 };
        const zip = new ZipWriter(new BlobWriter(), options);
        await zip.add('manifest.json', new TextReader(manifestOf()));
        await zip.add('templates/', undefined, { directory: true });
        await zip.add('templates/a.json', new TextReader('{"a":1}'));
        const bytes = new Uint8Array(await (await zip.close()).arrayBuffer());
        const archive = await opened(bytes);
        expect(await archive.json('templates/a.json')).to.deep.equal({ a: 1 });
        // The last descriptor ends with the size, where the directory begins.
        bytes[positionOf(bytes, [0x50, 0x4b, 1, 2]) - (zip64 ? 8 : 4)] = 8;
        expect(await faultOf(bytes)).to.equal('damaged');
      });
    }
  }

  it('may have a file that is larger than what is read at once', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) => (at * 7919).toString(36)).join(' ');
    const content = new TextEncoder().encode(JSON.stringify({ text }));
    for (const stored of [false, true]) {
      const archive = await opened(kitWith([{ name: 'a.json', content, stored }]));
      expect(await archive.json('a.json')).to.deep.equal({ text });
    }
  });

  it('may have a comment', async () => {
    expect((await opened(kitWith([], { comment: 'Bound by hand' }))).manifest.name).to.equal(
      'bindery',
    );
  });

  it('may have limits of the site’s own', async () => {
    const limits = { ...archiveLimits, size: 100 };
    expect(await faultOf(soundKit(), limits)).to.equal('too-large');
    expect(await faultOf(soundKit(), { ...archiveLimits, entries: 3 })).to.equal(
      'too-many-entries',
    );
    expect(await faultOf(soundKit(), { ...archiveLimits, unpacked: 2000 })).to.equal(
      'unpacked-too-large',
    );
  });

  it('is not read further after an abort', async () => {
    const abort = new AbortController();
    const archive = await KitArchive.open(blobSource(new Blob([soundKit()])), {
      signal: abort.signal,
    });
    abort.abort(new Error('Enough.'));
    const error = await archive.verify().catch((reason: unknown) => reason);
    expect(error).to.have.property('message', 'Enough.');
  });

  it('is rejected if a JSON file in it is invalid', async () => {
    const archive = await opened(kitWith([{ name: 'a.json', content: '{' }]));
    const error = await archive.json('a.json').catch((reason: unknown) => reason);
    expect(error).to.deep.include({ reason: 'damaged', entry: 'a.json' });
  });
});

describe('a hostile archive', () => {
  it('has more than thirty variants in these tests', () => {
    expect(hostileArchives.length).to.be.greaterThan(60);
  });

  for (const { what, reason, bytes } of hostileArchives) {
    it(`with ${what} is refused as ${reason}`, async () => {
      expect(await faultOf(bytes())).to.equal(reason);
    });
  }
});
