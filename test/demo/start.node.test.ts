import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import { openDatabase } from '../../demo/server/database';
import { environmentOptions } from '../../demo/server/environment';
import { startServer } from '../../demo/server/server';
import { closeDatabase } from '../../server/database';
import { StartupError } from '../../server/startup-error';
import { bundled } from '../bundled';

interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

const children = new Set<ChildProcess>();

/** The command that starts the server. */
const COMMAND = ['--import', 'tsx', 'demo/server/main.ts'];

function run(env: Record<string, string>, command: readonly string[] = COMMAND): ChildProcess {
  const inherited = { PATH: process.env.PATH ?? '' };
  const child = spawn(process.execPath, command, {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child.once('exit', () => children.delete(child)));
  return child;
}

/** The end of a server that cannot start. */
async function failedStart(env: Record<string, string>): Promise<Ended> {
  return ended(run(env, [await bundled('demo/server/main.ts')]));
}

async function ended(child: ChildProcess): Promise<Ended> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

async function firstOutput(child: ChildProcess): Promise<string> {
  const [chunk] = child.stdout ? await once(child.stdout, 'data') : [];
  return String(chunk);
}

/** The error message of a server that does not start. The process prints it unchanged, as other tests show. */
async function refusal(env: Record<string, string>): Promise<string> {
  const error = await startServer(environmentOptions(env)).then(
    async (server) => server.close(),
    (reason: unknown) => reason,
  );
  if (error instanceof StartupError) return error.message;
  throw new Error('The server has started, or failed in a way that it does not explain.', {
    cause: error,
  });
}

describe('starting and stopping', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nh-start-'));
    await writeFile(join(folder, 'file'), 'not a folder');
  });
  // Stops servers that started although a test expected a failure.
  afterEach(() => {
    for (const child of children) child.kill();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints the address, and exits with code 0 on ${signal}`, async () => {
      const child = run({ PORT: '0', DATA_DIR: join(folder, signal) });
      const result = ended(child);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await firstOutput(child))?.[0] ?? '';
      expect((await fetch(`${url}/contact`)).status).to.equal(200);
      child.kill(signal);
      expect(await result).to.deep.equal({ code: 0, errors: '' });
    });
  }

  it('prints one line when the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, errors } = await failedStart({ PORT: port, DATA_DIR: join(folder, 'port') });
    holder.close();
    expect(code).to.equal(1);
    expect(errors).to.equal(`Port ${port} cannot be used: it is in use. Set PORT to another.\n`);
  });

  it('prints one line when the port is invalid', async () => {
    const { code, errors } = await failedStart({ PORT: 'http', DATA_DIR: join(folder, 'none') });
    expect(code).to.equal(1);
    expect(errors).to.equal('PORT is "http", which is no number from 0 to 65535.\n');
  });

  // Node 20 never returns from creating a folder recursively in /proc.
  for (const path of ['file', '/proc/nope/below']) {
    it(`prints one line when the data folder cannot be used (${path})`, async () => {
      const { code, errors } = await failedStart({ PORT: '0', DATA_DIR: resolve(folder, path) });
      expect(code).to.equal(1);
      expect(errors).to.match(
        /^The data folder .* cannot be used: .*Set DATA_DIR to a folder.*\n$/,
      );
      expect(errors.match(/\n/g)).to.have.lengthOf(1);
    });
  }

  for (const path of ['file/below', 'file/far/below', '/proc/nope']) {
    it(`prints one line when the data folder cannot be used (${path})`, async () => {
      const message = await refusal({ PORT: '0', DATA_DIR: resolve(folder, path) });
      expect(message).to.match(/^The data folder .* cannot be used: .*Set DATA_DIR to a folder.*$/);
    });
  }

  for (const address of ['garbage', 'http://mail.example', 'smtp:mail.example', 'smtp://:25']) {
    it(`prints one line when the mail server's address is invalid (${address})`, async () => {
      const dataDir = join(folder, 'no-mail');
      const env = { PORT: '0', DATA_DIR: dataDir, SMTP_URL: address };
      expect(await refusal(env)).to.match(/^SMTP_URL is no address of a mail server\. .*$/);
      expect(existsSync(dataDir)).to.equal(false);
    });
  }

  it('does not print the mail server’s password', async () => {
    const env = { PORT: '0', DATA_DIR: join(folder, 'no-mail'), SMTP_URL: 'smtp//me:hush@mail' };
    expect(await refusal(env)).not.to.include('hush');
  });

  it('creates the data folder with its parents, accessible to its owner only', async () => {
    const dataDir = join(folder, 'far', 'below');
    await (await startServer({ port: 0, dataDir })).close();
    expect((await stat(dataDir)).mode & 0o777).to.equal(0o700);
    expect((await stat(join(dataDir, 'uploads'))).mode & 0o777).to.equal(0o700);
  });

  it('prints one line when the database file is invalid', async () => {
    const dataDir = join(folder, 'broken');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'site.db'), 'x'.repeat(5000));
    expect(await refusal({ PORT: '0', DATA_DIR: dataDir })).to.match(
      /^The data folder .* cannot be used: .*$/,
    );
  });

  it('keeps password and secret over a restart', async () => {
    const options = { port: 0, dataDir: join(folder, 'again') };
    const first = await startServer(options);
    const secret = secretOf(options.dataDir);
    await first.close();
    const second = await startServer(options);
    expect([first.newPassword !== undefined, second.newPassword]).to.deep.equal([true, undefined]);
    expect(secretOf(options.dataDir)).to.deep.equal(secret);
    await second.close();
  });

  it('ends all sessions when the password changes, and none otherwise', async () => {
    const options = { port: 0, dataDir: join(folder, 'sessions'), adminPassword: 'one' };
    await (await startServer(options)).close();
    query(options.dataDir, "INSERT INTO sessions (id, expires) VALUES ('x', 1) RETURNING id");
    await (await startServer(options)).close();
    expect(query(options.dataDir, 'SELECT id FROM sessions')).to.have.lengthOf(1);
    await (await startServer({ ...options, adminPassword: 'two' })).close();
    expect(query(options.dataDir, 'SELECT id FROM sessions')).to.have.lengthOf(0);
  });

  it('is refused while another server uses the folder: its password and its sessions stay', async () => {
    const options = { port: 0, dataDir: join(folder, 'twice'), adminPassword: 'one' };
    const first = await startServer(options);
    query(options.dataDir, "INSERT INTO sessions (id, expires) VALUES ('x', 1) RETURNING id");
    const before = query(options.dataDir, 'SELECT * FROM settings');
    const second = await startServer({ ...options, adminPassword: 'two' }).catch((error) => error);
    expect(second).to.be.instanceOf(StartupError);
    expect(second.message).to.include('is in use by another server');
    expect(query(options.dataDir, 'SELECT * FROM settings')).to.deep.equal(before);
    expect(query(options.dataDir, 'SELECT id FROM sessions')).to.have.lengthOf(1);
    await first.close();
  });

  it('marks mails that the previous process did not finish as failed', () => {
    const dataDir = join(folder, 'died');
    const died = openDatabase(dataDir);
    died.exec(
      `INSERT INTO submissions (form_id, form_title, status, reason, hash, fields, address, created)
       VALUES (7, '', 'sending', '', '', '[]', '', 0)`,
    );
    closeDatabase(died);
    const database = openDatabase(dataDir);
    expect(database.prepare('SELECT status FROM submissions').get()).to.include({
      status: 'mail_failed',
    });
    closeDatabase(database);
  });
});

function secretOf(dataDir: string): unknown {
  return query(dataDir, "SELECT value FROM settings WHERE key = 'secret'").map(
    ({ value }) => value,
  );
}

function query(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = new SQLite(join(dataDir, 'site.db'));
  const rows = database.prepare(sql).all();
  database.close();
  return rows as Record<string, unknown>[];
}
