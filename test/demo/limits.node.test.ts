import { expect } from 'chai';
import { contactEntries, contactId, file, post } from './forms';
import { siteForTests } from './site';

const small = { bodyBytes: 20_000, fileBytes: 5_000, files: 2, fields: 12, fieldLength: 500 };

describe('the limits of the server', () => {
  const site = siteForTests({ limits: small });

  async function expectTooMuch(response: Response): Promise<void> {
    expect(response.status).to.equal(413);
    const body = await response.json();
    expect(body).to.deep.include({ code: 'wpcf7_content_too_large', data: { status: 413 } });
  }

  it('allow a form within all limits', async () => {
    const response = await post(site(), contactId, {
      ...contactEntries,
      attachment: file('a.pdf', 4_000),
    });
    expect((await response.json()).status).to.equal('mail_sent');
  });

  it('refuse a body whose header declares too many bytes', async () => {
    await expectTooMuch(await post(site(), contactId, { attachment: file('a.pdf', 30_000) }));
  });

  it('stop reading a body of undeclared size', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 10_000) controller.close();
        else controller.enqueue(new Uint8Array(10_000));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const url = `${site().url}/wp-json/contact-form-7/v1/contact-forms/7/feedback`;
    const status = await fetch(url, { ...init, headers }).then(
      (response) => response.status,
      () => 'connection closed',
    );
    expect([413, 'connection closed']).to.include(status);
    expect(sent).to.be.lessThan(10_000);
  });

  it('refuse a file that is too large for any form', async () => {
    await expectTooMuch(await post(site(), contactId, { attachment: file('a.pdf', 6_000) }));
  });

  it('refuse too many files', async () => {
    const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name));
    await expectTooMuch(await post(site(), contactId, { attachment: three }));
  });

  it('refuse too many fields', async () => {
    await expectTooMuch(await post(site(), contactId, { x: Array.from({ length: 12 }, String) }));
  });

  it('refuse a value or a name that is too long', async () => {
    await expectTooMuch(await post(site(), contactId, { x: 'x'.repeat(501) }));
    await expectTooMuch(await post(site(), contactId, { ['x'.repeat(501)]: 'x' }));
  });

  it('store nothing of a refused form', () => {
    expect(site().rows('SELECT id FROM submissions')).to.have.lengthOf(1);
  });

  it('are explained on a page to visitors without JavaScript', async () => {
    const body = new URLSearchParams({ _wpcf7: '7', x: 'x'.repeat(501) });
    const response = await fetch(`${site().url}/contact`, { method: 'POST', body });
    expect(response.status).to.equal(413);
    const page = await response.text();
    expect(page).to.include('A field can have up to 500 characters.');
    expect(page).to.include('Nothing was sent');
  });
});
