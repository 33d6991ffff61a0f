import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type ServerOptions, startServer } from '../../demo/server/server';
import { siteForTests, startSite } from './site';
import { startSmtpSink } from './smtp-sink';

describe('the outbox at first start', () => {
  const site = siteForTests({ seed: true });

  it('contains three marked samples from reserved addresses', () => {
    const rows = site().rows('SELECT * FROM submissions ORDER BY id');
    expect(rows.map(({ status }) => status)).to.deep.equal(['spam', 'mail_failed', 'mail_sent']);
    for (const { form_title, fields, address, hash } of rows) {
      expect(form_title).to.match(/ \(sample\)$/);
      expect(fields).to.match(/@([a-z]+\.)?example\.org"/);
      expect(address).to.equal('192.0.2.1');
      expect(hash).to.equal('');
    }
    expect(rows[0]?.reason).to.equal('the honeypot was filled in');
  });

  it('dates them in the past, the newest last', () => {
    const times = site().rows('SELECT created FROM submissions ORDER BY id');
    const created = times.map((row) => Number(row.created));
    expect(created).to.deep.equal([...created].sort((a, b) => a - b));
    expect(created.at(-1)).to.be.lessThan(Date.now());
  });

  it('has the file and the mail of one sample on disk', async () => {
    const files = site().rows('SELECT * FROM attachments');
    expect(files).to.have.lengthOf(1);
    expect(files[0]).to.include({ submission_id: 3, name: 'herbarium-box.svg' });
    const kept = await readFile(join(site().dataDir, 'uploads', String(files[0]?.file)));
    expect(kept).to.deep.equal(await readFile('demo/assets/box.svg'));
    const [row] = site().rows('SELECT mail_file FROM submissions WHERE id = 3');
    const mail = await readFile(join(site().dataDir, 'mail', String(row?.mail_file)), 'utf8');
    expect(mail).to.include('Subject: Sample: Message from Wren Alder');
    expect(mail).to.include('filename=herbarium-box.svg');
  });
});

describe('samples', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nh-samples-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function countAfter(options: Omit<ServerOptions, 'port'>): Promise<number> {
    await (await startServer({ port: 0, ...options })).close();
    return (await readdir(join(options.dataDir, 'uploads'))).length;
  }

  it('are stored at the first start only', async () => {
    const dataDir = join(folder, 'twice');
    expect([await countAfter({ dataDir }), await countAfter({ dataDir })]).to.deep.equal([1, 1]);
  });

  it('are not added to a database that was created without them', async () => {
    const dataDir = join(folder, 'without');
    const first = await countAfter({ dataDir, seed: false });
    expect([first, await countAfter({ dataDir })]).to.deep.equal([0, 0]);
  });

  it('are not sent to a mail server', async () => {
    const sink = await startSmtpSink();
    const site = await startSite({ smtpUrl: sink.url, seed: true });
    expect(site.rows("SELECT id FROM submissions WHERE status = 'mail_sent'")).to.have.lengthOf(1);
    expect(sink.messages).to.deep.equal([]);
    await site.close();
    await sink.close();
  });
});
