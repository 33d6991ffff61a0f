import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { contactEntries, contactId, feedback, file, newsletterId, post } from './forms';
import { formOf } from './page';
import { siteForTests } from './site';

const minute = 60_000;

describe('the spam checks', () => {
  const site = siteForTests();
  const named = (name: string) => ({ ...contactEntries, 'your-name': name });

  async function status(entries: Parameters<typeof feedback>[2]): Promise<string> {
    return (await feedback(site(), contactId, entries)).status;
  }

  it('mark a submission with a filled honeypot as spam, and store the reason', async () => {
    const answer = await feedback(site(), contactId, { ...named('Bot'), _wpcf7_website: 'x' });
    expect(answer).to.include({ status: 'spam', posted_data_hash: '' });
    const [row] = site().rows('SELECT * FROM submissions ORDER BY id DESC LIMIT 1');
    expect(row).to.include({
      status: 'spam',
      reason: 'the honeypot was filled in',
      mail_file: null,
    });
  });

  it('hide the honeypot from people and assistive technology', async () => {
    const page = await (await fetch(`${site().url}/contact`)).text();
    const [fields] =
      /<fieldset class="hidden-fields-container">.*?<\/fieldset>/s.exec(formOf(page, 7)) ?? [];
    const honeypot = /<input[^>]*name="_wpcf7_website"[^>]*>/.exec(fields ?? '')?.[0];
    expect(honeypot).to.include('tabindex="-1"').and.to.include('aria-hidden="true"');
    expect(honeypot).to.include('autocomplete="off"').and.to.include('type="text"');
  });

  it('mark equal content within a minute as spam, but not later', async () => {
    expect(await status(named('Twin'))).to.equal('mail_sent');
    expect(await status(named('Twin'))).to.equal('spam');
    site().pass(minute + 1);
    expect(await status(named('Twin'))).to.equal('mail_sent');
  });

  it('treat another file as other content', async () => {
    const attached = (size: number) => ({ ...named('Filer'), attachment: file('a.pdf', size) });
    expect(await status(attached(4))).to.equal('mail_sent');
    expect(await status(attached(5))).to.equal('mail_sent');
    expect(await status(attached(5))).to.equal('spam');
  });

  it('send one mail when equal content is posted twice at the same time', async () => {
    const entries = { email: 'double@example.com', consent: '1' };
    const answers = await Promise.all([1, 2].map(() => feedback(site(), newsletterId, entries)));
    expect(answers.map((answer) => answer.status).sort()).to.deep.equal(['mail_sent', 'spam']);
  });

  it('allow a retry after a failed mail', async () => {
    for (const _try of [1, 2]) {
      expect((await feedback(site(), 21, { note: 'again' })).status).to.equal('mail_failed');
    }
  });
});

describe('the rate of submissions', () => {
  const site = siteForTests({ limits: { submissionsPerMinute: 2 } });

  it('marks further submissions as spam, until a minute has passed', async () => {
    const send = async (name: string) => {
      const response = await post(site(), contactId, { ...contactEntries, 'your-name': name });
      return (await response.json()).status;
    };
    expect([await send('a'), await send('b'), await send('c')]).to.deep.equal([
      'mail_sent',
      'mail_sent',
      'spam',
    ]);
    site().pass(minute + 1);
    expect(await send('d')).to.equal('mail_sent');
  });

  it('stores the answers of further submissions without their files', async () => {
    site().pass(minute + 1);
    const uploads = () => readdir(join(site().dataDir, 'uploads'));
    const statuses: string[] = [];
    for (const size of [1, 2, 3, 4]) {
      const entries = { ...contactEntries, attachment: file(`${size}.pdf`, size) };
      statuses.push((await feedback(site(), contactId, entries)).status);
    }
    expect(statuses).to.deep.equal(['mail_sent', 'mail_sent', 'spam', 'spam']);
    expect(await uploads()).to.have.lengthOf(2);
    expect(site().rows('SELECT id FROM attachments')).to.have.lengthOf(2);
    const [last] = site().rows('SELECT * FROM submissions ORDER BY id DESC LIMIT 1');
    expect(last?.reason).to.equal('too many submissions in a minute');
    expect(last?.fields).to.include('The spine is loose.');
  });
});
