import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { makeAccount } from '../../library-service/accounts/accounts';
import { startLibraryService } from '../../library-service/server';
import { transaction } from '../../library-service/storage/storage';
import { temporaryFolder } from '../shared';
import { newDatabase } from './new-database';
import { newTemplate, openService, run, tokenFor } from './service';

const SAVES = 40;

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
}

async function startProcess(dataDir: string, database: string): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'library-service/main.ts'], {
    env: {
      PATH: process.env.PATH,
      LIBRARY_PORT: '0',
      LIBRARY_SEED: '0',
      LIBRARY_DATA_DIR: dataDir,
      DATABASE_URL: database,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(child.stdout, 'data');
  const [, url = ''] = /at (http:\S+)/.exec(String(output)) ?? [];
  return { child, url };
}

describe('two processes of the library service on one database', () => {
  it('keep each save once when one of them is killed and saves are retried at the other', async function () {
    const database = await newDatabase();
    if (!database) return this.skip();
    const dataDir = temporaryFolder('nh-two-processes');
    const own = await startLibraryService({ port: 0, dataDir, databaseUrl: database, seed: false });
    const person = { email: 'a@example.org', name: 'Ada', plan: 'pro', password: 'a password' };
    const token = await tokenFor(own.service, await makeAccount(own.service, person as never));
    const processes = [
      await startProcess(dataDir, database),
      await startProcess(dataDir, database),
    ];
    let saved = 0;
    const save = async (number: number): Promise<void> => {
      for (let attempt = number; ; attempt += 1) {
        const response = await fetch(`${processes[attempt % 2]?.url}/v1/templates`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `save-${number}` },
          body: JSON.stringify({ templates: [newTemplate(`Saved ${number}`)] }),
        }).catch(() => undefined);
        if (response?.status !== 201) continue;
        saved += 1;
        if (saved === SAVES / 2) processes[0]?.child.kill('SIGKILL');
        return;
      }
    };
    await Promise.all(Array.from({ length: 2 * SAVES }, (_, number) => save(number)));
    const rows = await run<{ title: string }>(own.service, 'SELECT title FROM templates');
    expect(rows).to.have.length(2 * SAVES);
    expect(new Set(rows.map(({ title }) => title)).size).to.equal(2 * SAVES);
    const ended = once(processes[1]?.child as ChildProcess, 'exit');
    processes[1]?.child.kill();
    await ended;
    await own.close();
  });
});

describe('a transaction of the library service', () => {
  it('is not entered by statements of other requests', async () => {
    const { service, close } = await openService();
    const insert = (key: string) => ({ key, value: '' });
    const failing = transaction(service, async (inner) => {
      await inner.database.insertInto('settings').values(insert('inside')).execute();
      other = service.database.insertInto('settings').values(insert('outside')).execute();
      await Promise.resolve();
      throw new Error('rolled back');
    });
    let other: Promise<unknown> = Promise.resolve();
    expect(String(await failing.catch((error: unknown) => error))).to.include('rolled back');
    await other;
    const keys = await run<{ key: string }>(service, "SELECT key FROM settings WHERE value = ''");
    expect(keys).to.deep.equal([{ key: 'outside' }]);
    await close();
  });
});
