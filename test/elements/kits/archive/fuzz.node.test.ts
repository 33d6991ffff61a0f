import { expect } from 'chai';
import fc from 'fast-check';
import { archiveFaults } from '../../../../src/api/kits/archive-fault';
import { ArchiveError, blobSource, KitArchive } from '../../../../src/elements/kits/archive';
import { soundKit } from './kit-file';

/** The names and bytes of all files of an archive as one text; of one that is refused, the fault. */
async function outcome(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const archive = await KitArchive.open(blobSource(new Blob([bytes])));
    const files: string[] = [];
    for (const name of archive.names) {
      const pieces: Uint8Array[] = [];
      await archive.read(name, (piece) => pieces.push(piece));
      files.push(`${name}: ${Buffer.concat(pieces).toString('base64')}`);
    }
    return files.join('\n');
  } catch (error) {
    if (error instanceof ArchiveError) return error.reason;
    throw error;
  }
}

describe('a manipulated archive', () => {
  const kit = soundKit();
  let sound: string;
  before(async () => {
    sound = await outcome(kit);
    expect(sound).to.match(/^manifest\.json: /);
  });

  /** Nothing else may come of it: a fault, or all that was in it. */
  async function expectRefused(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    expect([...archiveFaults, sound]).to.include(await outcome(bytes));
  }

  it('is rejected, or only had irrelevant bytes changed', async () => {
    const place = fc.nat(kit.length - 1);
    const flips = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    const turned = fc.asyncProperty(flips, async (all) => {
      const bytes = kit.slice();
      for (const [at, mask] of all) bytes[at] = (bytes[at] ?? 0) ^ mask;
      await expectRefused(bytes);
    });
    await fc.assert(turned, { numRuns: 500 });
  });

  it('is rejected wherever a part was cut out or doubled', async () => {
    const place = fc.nat(kit.length - 1);
    const cut = fc.asyncProperty(place, place, async (from, to) => {
      await expectRefused(new Uint8Array([...kit.slice(0, from), ...kit.slice(to)]));
    });
    await fc.assert(cut, { numRuns: 300 });
  });

  it('is rejected if it is random bytes', async () => {
    const noise = fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(archiveFaults).to.include(await outcome(new Uint8Array(bytes)));
    });
    await fc.assert(noise, { numRuns: 200 });
  });
});
