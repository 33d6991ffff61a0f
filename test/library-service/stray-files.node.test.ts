import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { startLibraryService } from '../../library-service/server';
import { DAY } from '../../server/clock';
import { captureConsole } from '../page-objects/captured-console';
import { temporaryFolder } from '../shared';

const kit = (digit: string): string => `${digit.repeat(8)}-aaaa-bbbb-cccc-${digit.repeat(12)}.zip`;

/** A folder in which a service has run, with these files among its kits; the old ones are two days old. */
async function folderWith(names: readonly string[], old: readonly string[] = []): Promise<string> {
  const dataDir = temporaryFolder('nh-stray');
  await run(dataDir);
  for (const name of [...names, ...old]) writeFileSync(join(dataDir, 'kits', name), name);
  const then = (Date.now() - 2 * DAY) / 1000;
  for (const name of old) utimesSync(join(dataDir, 'kits', name), then, then);
  return dataDir;
}

/** Starts the service and stops it again. Returns its warnings. */
async function run(dataDir: string): Promise<readonly string[]> {
  const warnings = captureConsole('warn');
  try {
    const { close } = await startLibraryService({ port: 0, dataDir, seed: false });
    await close();
    return warnings.messages;
  } finally {
    warnings.restore();
  }
}

describe('a file among the kits that no row names', () => {
  it('is removed if it is the rest of an upload, or a kit that is older than a day', async () => {
    const dataDir = await folderWith([`${kit('1')}.part`], [kit('2')]);
    expect(await run(dataDir)).to.deep.equal([]);
    expect(readdirSync(join(dataDir, 'kits'))).to.deep.equal([]);
    expect(existsSync(join(dataDir, 'kits-set-aside'))).to.equal(false);
  });

  it('is moved aside and named if the service has not made it, or has made it today', async () => {
    const dataDir = await folderWith([kit('3')], ['holiday.jpg', 'notes.part']);
    mkdirSync(join(dataDir, 'kits', 'old'));
    const [warning] = await run(dataDir);
    expect(warning).to.include('does not know 4 of the files').and.include('kits-set-aside');
    expect(readdirSync(join(dataDir, 'kits'))).to.deep.equal([]);
    expect(readdirSync(join(dataDir, 'kits-set-aside')).sort()).to.deep.equal(
      [kit('3'), 'holiday.jpg', 'notes.part', 'old'].sort(),
    );
  });

  it('is moved aside, however old, if the database was lost', async () => {
    const dataDir = await folderWith([], [kit('4'), kit('5')]);
    rmSync(join(dataDir, 'library.db'));
    await run(dataDir);
    expect(readdirSync(join(dataDir, 'kits-set-aside'))).to.have.lengthOf(2);
  });

  it('replaces no file that was moved aside before', async () => {
    const dataDir = await folderWith(['holiday.jpg']);
    await run(dataDir);
    writeFileSync(join(dataDir, 'kits', 'holiday.jpg'), 'another');
    await run(dataDir);
    const aside = join(dataDir, 'kits-set-aside');
    const texts = readdirSync(aside).map((name) => readFileSync(join(aside, name), 'utf8'));
    expect(texts.sort()).to.deep.equal(['another', 'holiday.jpg']);
  });
});
