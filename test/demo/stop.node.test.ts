import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { openDatabase } from '../../demo/server/database';
import { startServer } from '../../demo/server/server';
import { closeDatabase } from '../../server/database';
import { endpoint, feedback, formData, newsletterId } from './forms';
import { startSite } from './site';
import { startSmtpSink } from './smtp-sink';

describe('a stopping server', () => {
  it('finishes the mail of a visitor who has disconnected', async () => {
    const { held, release } = holding();
    const sink = await startSmtpSink({ held });
    const dataDir = await mkdtemp(join(tmpdir(), 'nh-stop-'));
    const options = { port: 0, dataDir, smtpUrl: sink.url, seed: false };
    const { url, close } = await startServer(options);
    const leaving = new AbortController();
    const entries = { _wpcf7_unit_tag: 'x', email: 'left@example.com', consent: '1' };
    const target = endpoint({ url }, newsletterId, 'feedback');
    const answer = fetch(target, {
      method: 'POST',
      body: formData(entries),
      signal: leaving.signal,
    });
    await sink.received;
    leaving.abort();
    await answer.catch(() => undefined);
    const closing = close();
    // Time for a server that does not wait to close the database.
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    release();
    await closing;
    const database = openDatabase(dataDir);
    const stored = database.prepare('SELECT status FROM submissions').get();
    closeDatabase(database);
    expect(stored).to.include({ status: 'mail_sent' });
    await rm(dataDir, { recursive: true });
    await sink.close();
  });

  it('finishes open requests', async () => {
    const { held, release } = holding();
    const sink = await startSmtpSink({ held });
    const site = await startSite({ smtpUrl: sink.url });
    const answer = feedback(site, newsletterId, { email: 'slow@example.com', consent: '1' });
    await sink.received;
    const closing = site.close();
    release();
    expect((await answer).status).to.equal('mail_sent');
    await closing;
    await sink.close();
  });
});

function holding(): { held: Promise<void>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
