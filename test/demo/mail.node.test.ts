import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { captureConsole } from '../page-objects/captured-console';
import { contactEntries, contactId, feedback, file, newsletterId } from './forms';
import { siteForTests, startSite } from './site';
import { startSmtpSink } from './smtp-sink';

describe('mail in the data folder', () => {
  const site = siteForTests();

  async function mailOf(
    entries: Parameters<typeof feedback>[2],
  ): Promise<{ head: string; body: string }> {
    expect((await feedback(site(), contactId, entries)).status).to.equal('mail_sent');
    const [row] = site().rows('SELECT mail_file FROM submissions ORDER BY id DESC LIMIT 1');
    const text = await readFile(join(site().dataDir, 'mail', String(row?.mail_file)), 'utf8');
    const [head = '', ...body] = text.split('\r\n\r\n');
    return { head, body: body.join('\r\n\r\n') };
  }

  it('has sender, subject and reply-to address', async () => {
    const { head, body } = await mailOf(contactEntries);
    expect(head).to.include('Subject: Message from Ada');
    expect(head).to.include('Reply-To: ada@example.com');
    expect(head).to.include('To: Linden Bindery <bench@lindenbindery.example>');
    expect(body).to.include('What it is about: A repair');
  });

  it('has the file attached under its original name', async () => {
    const { body } = await mailOf({ ...contactEntries, attachment: file('spine.pdf', 6) });
    expect(body).to.include('filename=spine.pdf').and.to.include('QUFBQUFB');
  });

  it('cannot get further headers by a name, an address or a file name', async () => {
    const { head, body } = await mailOf({
      ...contactEntries,
      'your-name': 'Ada\r\nBcc: a@evil.example\r\n\r\nHello',
      attachment: file('a\r\nBcc: b@evil.example.pdf'),
    });
    const lines = head.split('\r\n').map((line) => line.split(':')[0]);
    expect(lines).not.to.include('Bcc');
    expect(head).to.match(/^Subject: .*Bcc/m);
    expect(body).not.to.match(/^Bcc: b@evil/m);
    const forged = { ...contactEntries, 'your-email': 'a@example.com\r\nBcc: c@evil.example' };
    expect((await feedback(site(), contactId, forged)).status).to.equal('validation_failed');
  });

  it('is not written for spam and aborted submissions', async () => {
    const before = await readdir(join(site().dataDir, 'mail'));
    for (const id of [20, 21, 22, 23]) await feedback(site(), id, { note: 'x' });
    expect(await readdir(join(site().dataDir, 'mail'))).to.deep.equal(before);
  });
});

describe('mail by SMTP', () => {
  const entries = { email: 'smtp@example.com', consent: '1' };

  it('is sent to the server instead of being written to disk', async () => {
    const sink = await startSmtpSink();
    const site = await startSite({ smtpUrl: sink.url });
    try {
      expect((await feedback(site, newsletterId, entries)).status).to.equal('mail_sent');
      expect(sink.messages).to.have.lengthOf(1);
      expect(sink.messages[0]).to.include('Subject: A reader for the letters: smtp@example.com');
      expect(await readdir(join(site.dataDir, 'mail'))).to.deep.equal([]);
    } finally {
      await site.close();
      await sink.close();
    }
  });

  it('keeps the submission after a failure, and can be retried', async () => {
    const sink = await startSmtpSink({ refuses: true });
    const site = await startSite({ smtpUrl: sink.url });
    const errors = captureConsole('error');
    try {
      const answer = await feedback(site, newsletterId, entries);
      expect(answer.status).to.equal('mail_failed');
      expect(answer.posted_data_hash).not.to.equal('');
      expect((await feedback(site, newsletterId, entries)).status).to.equal('mail_failed');
      expect(site.rows('SELECT status FROM submissions')).to.have.lengthOf(2);
      expect(errors.messages[0]).to.match(/^The mail of submission 1 could not be sent: /);
    } finally {
      errors.restore();
      await site.close();
      await sink.close();
    }
  });
});
