import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';

const program = `
import { startLibrary } from './scripts/library-process.js';
await startLibrary();
setInterval(() => {}, 1000);
`;

describe('the library service of a demo site', () => {
  let dataDir = '';
  let site: ChildProcess;
  let url = '';
  let library = 0;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nh-library-process-'));
    const { PATH } = process.env;
    const env = { PATH, LIBRARY_PORT: '0', LIBRARY_SEED: '0', LIBRARY_DATA_DIR: dataDir };
    const options = ['--input-type=module', '--eval', program];
    site = spawn(process.execPath, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [, address = '', id] = await line(site.stdout, /at (http:\S+) \(process (\d+)\)/);
    [url, library] = [address, Number(id)];
  });
  afterEach(async () => {
    const gone = once(site, 'exit');
    if (site.kill()) await gone;
    await rm(dataDir, { recursive: true });
  });

  it('is started again at the same address after a crash', async () => {
    const said = line(site.stderr, /The library service has ended \(SIGKILL\).*/);
    process.kill(library, 'SIGKILL');
    expect((await said)[0]).to.include('started again in 1 s');
    await until(() => isReachable(url));
  });

  it('ends when the site is killed', async () => {
    site.kill('SIGKILL');
    await until(() => !isRunning(library));
  });
});

/** The first match in an output, which is read on afterwards. */
function line(output: ChildProcess['stdout'], pattern: RegExp): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((resolve) => {
    output?.on('data', (chunk) => {
      text += chunk;
      const match = pattern.exec(text);
      if (match) resolve(match);
    });
  });
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(50);
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
