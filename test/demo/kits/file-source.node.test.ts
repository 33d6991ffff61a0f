import { randomBytes } from 'node:crypto';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileSource } from '../../../demo/server/kits/imports/file-source';
import { temporaryFolder } from '../../shared';

describe('the file of an uploaded kit', () => {
  const bytes = randomBytes(700_000);
  let file: FileHandle;
  let source: FileSource;

  before(async () => {
    const path = join(temporaryFolder('nh-file-source'), 'kit.zip');
    await writeFile(path, bytes);
    file = await open(path);
    source = new FileSource(file, bytes.length);
  });
  after(() => file.close());

  it('returns the same bytes in any order of the reads, at the end, and for long reads', async () => {
    const reads = [
      [699_990, 10],
      [0, 30],
      [30, 200_000],
      [200_030, 100_000],
      [10, 600_000],
      [699_999, 50],
      [100, 0],
    ] as const;
    for (const [offset, length] of reads) {
      const read = await source.read(offset, length);
      expect(Buffer.from(read).equals(bytes.subarray(offset, offset + length))).to.equal(true);
    }
  });

  it('keeps its bytes apart from what readers change, and from each other’s reads', async () => {
    const [one, other] = await Promise.all([source.read(0, 100), source.read(500_000, 100)]);
    expect(Buffer.from(one).equals(bytes.subarray(0, 100))).to.equal(true);
    expect(Buffer.from(other).equals(bytes.subarray(500_000, 500_100))).to.equal(true);
    other.fill(0);
    const again = await source.read(500_000, 100);
    expect(Buffer.from(again).equals(bytes.subarray(500_000, 500_100))).to.equal(true);
  });
});
