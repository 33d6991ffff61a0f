import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { writeZip } from '../../../demo/server/kits/exports/zip';
import { temporaryFolder } from '../../shared';
import { ZipFiles } from './zip';

const { signal } = new AbortController();

describe('the zip of an export', () => {
  it('opens each file when the former one has been read, so that few are in memory', async () => {
    const path = join(temporaryFolder('nh-zip'), 'kit.zip');
    const events: string[] = [];
    const large = 'Linen thread. '.repeat(5000);
    async function* pieces() {
      events.push('first');
      for (let count = 0; count < 20; count += 1) yield large;
      events.push('first read');
    }
    const text = async (name: string) => {
      events.push(name);
      return name;
    };
    const size = await writeZip(
      path,
      [
        { name: 'first.json', content: { pieces } },
        { name: 'second.json', content: { text: () => text('second') } },
        { name: 'third.txt', content: { text: () => text('third') } },
      ],
      signal,
    );
    expect(events).to.deep.equal(['first', 'first read', 'second', 'third']);
    const bytes = await readFile(path);
    expect(bytes.length).to.equal(size);
    const files = await ZipFiles.open(bytes);
    expect(files.names).to.deep.equal(['first.json', 'second.json', 'third.txt']);
    expect(new TextDecoder().decode(files.bytes('first.json'))).to.equal(large.repeat(20));
  });

  it('leaves nothing behind when a file cannot be read', async () => {
    const folder = temporaryFolder('nh-zip');
    for (const content of [
      { file: join(folder, 'lost.json') },
      { text: () => Promise.reject(new Error('lost.json')) },
    ]) {
      const entries = [{ name: 'kit.json', content }];
      const failing = writeZip(join(folder, 'kit.zip'), entries, signal);
      expect(String(await failing.catch((error: unknown) => error))).to.include('lost.json');
      expect(readdirSync(folder)).to.deep.equal([]);
    }
  });
});
