import { expect } from 'chai';
import { contactEntries, type Entries, formData } from '../forms';
import { siteForTests } from '../site';

const path = '/pages/contact';

describe('a form of a CMS page that is sent without scripts', () => {
  const site = siteForTests();

  async function send(entries: Entries, more: Entries = {}): Promise<Response> {
    const page = await (await fetch(site().url + path)).text();
    const unitTag = /name="_wpcf7_unit_tag" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    const body = formData({ _wpcf7: '7', _wpcf7_unit_tag: unitTag, ...entries, ...more });
    return fetch(site().url + path, { method: 'POST', body });
  }

  it('is answered by its page with the result, and mailed', async () => {
    const answer = await send(contactEntries);
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('cache-control')).to.equal('no-store');
    const page = await answer.text();
    expect(page).to.include('data-status="sent"').and.not.to.include('value="Ada"');
    const sent = "SELECT id FROM submissions WHERE status = 'mail_sent'";
    expect(site().rows(sent)).to.have.lengthOf(1);
  });

  it('keeps what was typed beside the errors', async () => {
    const page = await (await send({ ...contactEntries, 'your-name': '' })).text();
    expect(page).to.include('data-status="invalid"').and.to.include('value="ada@example.com"');
    expect(page).to.include('value="A repair" selected').and.to.include('The spine is loose.');
    expect(page).to.include('Please fill out this field.</span>');
  });

  it('is not accepted if the page has no such form', async () => {
    const before = site().rows('SELECT id FROM submissions').length;
    const answer = await send(contactEntries, { _wpcf7_unit_tag: 'wpcf7-f7-p1-o1' });
    expect(answer.status).to.equal(400);
    expect(await answer.text()).to.include('does not belong to this page');
    expect(site().rows('SELECT id FROM submissions')).to.have.lengthOf(before);
  });
});
