import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { makeAccount } from '../../library-service/accounts/accounts';
import { startLibraryService } from '../../library-service/server';
import { transaction } from '../../library-service/storage/storage';
import type { TemplatePage } from '../../src/api/libraries/listing';
import { bundled } from '../bundled';
import { temporaryFolder } from '../shared';
import { kitArchive } from './kit-archive';
import { newDatabase } from './new-database';
import { Client, newTemplate, openService, run, tokenFor } from './service';

const SAVES = 40;

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
}

async function startProcess(dataDir: string, database: string | undefined): Promise<Process> {
  const child = spawn(process.execPath, [await bundled('library-service/main.ts')], {
    env: {
      PATH: process.env.PATH,
      LIBRARY_PORT: '0',
      LIBRARY_SEED: '0',
      LIBRARY_DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  const [, url = ''] = /at (http:\S+)/.exec(String(output)) ?? [];
  if (!url) throw new Error(String(output));
  return { child, url };
}

async function end({ child }: Process, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A data folder and a database with an account. */
async function library() {
  const database = await newDatabase();
  const dataDir = temporaryFolder('nh-two-processes');
  const open = () => startLibraryService({ port: 0, dataDir, databaseUrl: database, seed: false });
  const { service, close } = await open();
  const person = { email: 'a@example.org', name: 'Ada', plan: 'pro', password: 'a password' };
  const token = await tokenFor(service, await makeAccount(service, person as never));
  await close();
  /** The saved titles and the titles of kits, in order. The list's total has counted each template once. */
  const saved = async (): Promise<readonly string[]> => {
    const own = await open();
    const rows = await run<{ title: string }>(
      own.service,
      'SELECT title FROM templates UNION ALL SELECT title FROM kits',
    );
    const headers = { Authorization: `Bearer ${token}` };
    const list = await fetch(`${own.url}/v1/templates`, { headers });
    const { total } = (await list.json()) as TemplatePage;
    expect(total).to.equal(rows.filter(({ title }) => title.startsWith('Saved')).length);
    await own.close();
    return rows.map(({ title }) => title).sort();
  };
  return { database, dataDir, token, saved };
}

/** Sends requests to whichever process runs, until each is done once. */
class Sender {
  readonly #token: string;
  /** The processes that may answer. */
  readonly processes: (Process | undefined)[];
  done = 0;

  constructor(token: string, processes: readonly Process[]) {
    this.#token = token;
    this.processes = [...processes];
  }

  async send(path: string, key: string, body: string | Uint8Array, first: number): Promise<void> {
    for (let attempt = first; ; attempt += 1) {
      const url = this.processes[attempt % this.processes.length]?.url;
      const response = await fetch(`${url ?? 'http://127.0.0.1:9'}/v1/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': key },
        body: body as BodyInit,
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.status !== 201) continue;
      this.done += 1;
      return;
    }
  }

  save(number: number): Promise<void> {
    const body = JSON.stringify({ templates: [newTemplate(`Saved ${number}`)] });
    return this.send('templates', `save-${number}`, body, number);
  }

  async isDone(count: number): Promise<void> {
    while (this.done < count) await new Promise((next) => setImmediate(next));
  }
}

const titles = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `Saved ${number}`).sort();

describe('processes of the library service', () => {
  it('keep each save once when one of two is killed and saves are retried at the other', async function () {
    const { database, dataDir, token, saved } = await library();
    if (!database) return this.skip();
    const both = [await startProcess(dataDir, database), await startProcess(dataDir, database)];
    const sender = new Sender(token, both);
    const saves = Array.from({ length: 2 * SAVES }, (_, number) => sender.save(number));
    await sender.isDone(SAVES / 2);
    await end(both[0] as Process, 'SIGKILL');
    await Promise.all(saves);
    await end(both[1] as Process, 'SIGTERM');
    expect(await saved()).to.deep.equal(titles(2 * SAVES));
  });

  it('refuse to share a file of SQLite, and keep each save once when another takes it over after a kill', async function () {
    const { database, dataDir, token, saved } = await library();
    if (database) return this.skip();
    let current = await startProcess(dataDir, undefined);
    const second = await startProcess(dataDir, undefined).catch((error: unknown) => error);
    expect(String(second)).to.include('in use');
    const sender = new Sender(token, [current]);
    const saves = Array.from({ length: 2 * SAVES }, (_, number) => sender.save(number));
    for (const count of [SAVES / 2, SAVES]) {
      await sender.isDone(count);
      await end(current, 'SIGKILL');
      current = await startProcess(dataDir, undefined);
      sender.processes[0] = current;
    }
    await Promise.all(saves);
    await end(current, 'SIGTERM');
    expect(await saved()).to.deep.equal(titles(2 * SAVES));
  });

  it('lose nothing when they are restarted one after the other under load', async function () {
    const { database, dataDir, token, saved } = await library();
    if (!database) return this.skip();
    const start = () => startProcess(dataDir, database);
    const sender = new Sender(token, [await start(), await start()]);
    const kits = await Promise.all(
      Array.from({ length: 4 }, (_, number) => kitArchive({ name: 'kit', title: `Kit ${number}` })),
    );
    const requests = [
      ...Array.from({ length: 4 * SAVES }, (_, number) => sender.save(number)),
      ...kits.map((kit, number) => sender.send('kits', `kit-${number}`, kit, number)),
    ];
    for (const [index, signal] of (['SIGTERM', 'SIGKILL'] as const).entries()) {
      await sender.isDone((index + 1) * SAVES);
      const old = sender.processes[index] as Process;
      sender.processes[index] = undefined;
      await end(old, signal);
      sender.processes[index] = await start();
    }
    await Promise.all(requests);
    for (const one of sender.processes) await end(one as Process, 'SIGTERM');
    const kept = [...titles(4 * SAVES), 'Kit 0', 'Kit 1', 'Kit 2', 'Kit 3'];
    expect(await saved()).to.deep.equal(kept.sort());
  });

  it('answer requests while a later one starts and drops an index that no query needs', async function () {
    const { database, dataDir, token } = await library();
    if (!database) return this.skip();
    const open = () =>
      startLibraryService({ port: 0, dataDir, databaseUrl: database, seed: false });
    const earlier = await open();
    const { service, url } = earlier;
    await run(service, 'CREATE INDEX templates_by_room ON templates (account, bytes)');
    let later = Promise.resolve(earlier);
    await transaction(service, async (inner) => {
      await run(inner, 'UPDATE templates SET title = title');
      later = open();
      const isStarted = later.then(() => true);
      const waits = () =>
        run(
          service,
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
      while ((await waits()).length === 0 && !(await Promise.race([isStarted, false])));
      expect(await new Client(url, token).save(['Meanwhile'])).to.have.length(1);
    });
    await (await later).close();
    const indexes = "SELECT 1 FROM pg_indexes WHERE indexname = 'templates_by_room'";
    expect(await run(service, indexes)).to.deep.equal([]);
    await earlier.close();
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
