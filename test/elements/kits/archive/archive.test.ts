import { expect } from '@open-wc/testing';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { ArchiveError, blobSource, KitArchive } from '../../../../src/elements/kits/archive';

/** A file as a person picks it, with these files in it. */
async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(text));
  return zip.close();
}

const manifest = JSON.stringify({ name: 'bindery', title: 'Bindery', manifest_version: '3.0' });

describe('a kit’s archive in a browser', () => {
  it('is opened from a file', async () => {
    const file = await zipOf({ 'manifest.json': manifest, 'templates/a.json': '{"a":1}' });
    const archive = await KitArchive.open(blobSource(file));
    await archive.verify();
    expect(archive.manifest.title).to.equal('Bindery');
    expect(await archive.json('templates/a.json')).to.deep.equal({ a: 1 });
  });

  it('is rejected with the reason', async () => {
    const text = JSON.stringify('x'.repeat(500_000));
    const archives: [string, Blob][] = [
      ['not-a-zip', new Blob([manifest])],
      ['not-a-zip', (await zipOf({ 'manifest.json': manifest })).slice(0, -30)],
      ['unsafe-path', await zipOf({ 'manifest.json': manifest, '../a.json': '{}' })],
      [
        'duplicate-name',
        await zipOf({ 'manifest.json': manifest, 'A.json': '{}', 'a.json': '{}' }),
      ],
      ['compressed-too-much', await zipOf({ 'manifest.json': manifest, 'a.json': text })],
      ['manifest-missing', await zipOf({ 'a.json': '{}' })],
      ['manifest-invalid', await zipOf({ 'manifest.json': '{"__proto__":{}}' })],
      ['manifest-newer', await zipOf({ 'manifest.json': '{"manifest_version":"9"}' })],
    ];
    for (const [reason, file] of archives) {
      const error = await KitArchive.open(blobSource(file)).catch((fault: unknown) => fault);
      expect(error, reason).to.be.instanceOf(ArchiveError);
      expect((error as ArchiveError).reason).to.equal(reason);
    }
  });

  it('is rejected if its content is damaged', async () => {
    const file = await zipOf({ 'manifest.json': manifest, 'a.json': '{"thread":"linen"}' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = new TextDecoder('latin1').decode(bytes).indexOf('a.json');
    // The header ends with the length of the extra field between name and content.
    const at = name + 'a.json'.length + (bytes[name - 2] ?? 0) + 4;
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    const archive = await KitArchive.open(blobSource(new Blob([bytes])));
    const error = await archive.verify().catch((fault: unknown) => fault);
    expect((error as ArchiveError).reason).to.equal('damaged');
  });
});
