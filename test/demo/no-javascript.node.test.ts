import { expect } from 'chai';
import { contactEntries, type Entries, file, formData } from './forms';
import { formOf, unitTagOf } from './page';
import { siteForTests } from './site';

describe('a form posted to its own page', () => {
  const site = siteForTests();

  async function page(path: string): Promise<string> {
    return (await fetch(site().url + path)).text();
  }

  async function postTo(path: string, id: number, entries: Entries): Promise<string> {
    const unitTag = unitTagOf(await page(path), id);
    const body = formData({ _wpcf7: String(id), _wpcf7_unit_tag: unitTag, ...entries });
    const response = await fetch(site().url + path, { method: 'POST', body });
    expect(response.status).to.equal(200);
    expect(response.headers.get('cache-control')).to.equal('no-store');
    return formOf(await response.text(), id);
  }

  it('is printed empty with a message after it was sent', async () => {
    const form = await postTo('/contact', 7, contactEntries);
    expect(form).to.include('class="wpcf7-form sent"').and.to.include('data-status="sent"');
    expect(form).to.match(/role="status"[^>]*>Thank you for your message\. It has been sent\.</);
    expect(form).to.match(/wpcf7-response-output"[^>]*>Thank you for your message/);
    expect(form).not.to.include('Ada');
    expect(form).to.match(/_wpcf7_posted_data_hash" value="[0-9a-f]{64}"/);
  });

  it('is mailed once, also when the page is reloaded', async () => {
    const entries = { ...contactEntries, 'your-name': 'Reloader' };
    await postTo('/contact', 7, entries);
    expect(await postTo('/contact', 7, entries)).to.include('data-status="spam"');
    const sent = site().rows(
      "SELECT id FROM submissions WHERE status = 'mail_sent' AND fields LIKE '%Reloader%'",
    );
    expect(sent).to.have.lengthOf(1);
  });

  it('keeps the typed values, and shows an error at each invalid field', async () => {
    const form = await postTo('/contact', 7, {
      ...contactEntries,
      'your-name': '',
      'your-message': '\nTwo\n"lines" & <b>',
      attachment: file('a.pdf'),
    });
    expect(form).to.include('data-status="invalid"');
    expect(form).to.include('value="ada@example.com"');
    expect(form).to.include('<option value="A repair" selected>');
    expect(form).to.include('>\n\nTwo\n&quot;lines&quot; &amp; &lt;b&gt;</textarea>');
    expect(form).to.match(/name="privacy" value="1" checked/);
    expect(form).to.include(
      'class="wpcf7-not-valid-tip" aria-hidden="true">Please fill out this field.<',
    );
  });

  it('links an invalid field to its item in the list of errors', async () => {
    const form = await postTo('/contact/every-field', 8, { 'full-name': 'A' });
    const id = `${unitTagOf(form, 8)}-ve-full-name`;
    expect(form).to.include(
      `<li id="${id}"><a href="#full-name">This field has a too short input.</a></li>`,
    );
    const control = /<input[^>]*name="full-name"[^>]*>/.exec(form)?.[0];
    expect(control).to.include('wpcf7-not-valid');
    expect(control).to.include('aria-invalid="true"').and.to.include(`aria-describedby="${id}"`);
    expect(control).to.include('value="A"');
  });

  it('keeps the values of every type of field', async () => {
    const form = await postTo('/contact/every-field', 8, {
      copies: '3',
      due: '2030-01-02',
      'papers[]': ['Laid', 'Marbled'],
      'extras[]': ['Slipcase'],
      cover: 'Leather',
      'found-by[]': 'Otherwise',
      '_wpcf7_free_text_found-by': 'by the "river"',
      letters: '1',
    });
    expect(form).to.match(/name="copies"[^>]* value="3"/);
    expect(form).to.match(/name="due"[^>]* value="2030-01-02"/);
    expect(form)
      .to.include('<option value="Laid" selected>')
      .and.to.include('<option value="Wove">');
    expect(form)
      .to.include('value="Slipcase" checked')
      .and.not.to.include('value="Ribbon" checked');
    expect(form).to.include('value="Leather" checked').and.not.to.include('value="Cloth" checked');
    expect(form).to.include('value="by the &quot;river&quot;"');
    expect(form).to.match(/name="letters" value="1" checked/);
    expect(form).to.match(/name="quiz"[^>]* value=""/);
  });

  it('counts characters from the typed text on', async () => {
    const form = await postTo('/contact', 7, { ...contactEntries, 'your-name': '' });
    const left = 2000 - contactEntries['your-message'].length;
    expect(form).to.include(`data-current-value="${left}"`).and.to.include(`>${left}</span>`);
  });

  for (const [id, status] of [
    [20, 'aborted'],
    [21, 'failed'],
    [22, 'payment-required'],
    [23, 'spam'],
  ] as const) {
    it(`shows the status ${status}, and leaves the other forms of the page unchanged`, async () => {
      const path = '/contact/outcomes';
      const form = await postTo(path, id, { note: 'Keep me' });
      expect(form).to.include(`data-status="${status}"`).and.to.include('value="Keep me"');
      expect(formOf(await page(path), id)).to.include('data-status="init"');
    });
  }

  it('shows the status only in the form with the posted unit tag', async () => {
    const path = '/contact/outcomes';
    const body = formData({
      _wpcf7: '20',
      _wpcf7_unit_tag: unitTagOf(await page(path), 20),
      note: 'x',
    });
    const response = await fetch(site().url + path, { method: 'POST', body });
    const states = [...(await response.text()).matchAll(/data-status="([\w-]+)"/g)];
    expect(states.map(([, state]) => state)).to.deep.equal(['aborted', 'init', 'init', 'init']);
  });

  it('can be urlencoded, as a form without files is', async () => {
    const unitTag = unitTagOf(await page('/'), 9);
    const entries = {
      _wpcf7: '9',
      _wpcf7_unit_tag: unitTag,
      email: 'plain@example.com',
      consent: '1',
    };
    const body = new URLSearchParams(entries);
    const response = await fetch(`${site().url}/`, { method: 'POST', body });
    expect(formOf(await response.text(), 9)).to.include('data-status="sent"');
  });
});

describe('a post of a form that is not on its page', () => {
  const site = siteForTests();

  async function expectRefused(path: string, entries: Entries): Promise<string> {
    const stored = site().rows('SELECT id FROM submissions');
    const body = formData({ ...contactEntries, ...entries });
    const response = await fetch(site().url + path, { method: 'POST', body });
    expect(response.status).to.equal(400);
    expect(response.headers.get('cache-control')).to.equal('no-store');
    const page = await response.text();
    expect(page).to.match(/role="alert">Nothing was sent, because [^<]*</);
    expect(site().rows('SELECT id FROM submissions')).to.deep.equal(stored);
    return page;
  }

  async function unitTag(): Promise<string> {
    return unitTagOf(await (await fetch(`${site().url}/contact`)).text(), 7);
  }

  it('is answered with a notice above the unchanged page', async () => {
    const page = await expectRefused('/contact', {
      _wpcf7: '7',
      _wpcf7_unit_tag: 'wpcf7-f7-p1-o9',
    });
    expect(formOf(page, 7)).to.include('data-status="init"');
  });

  it('is refused when valid or invalid, of an unknown form, or without a form', async () => {
    const posts: Entries[] = [
      { _wpcf7: '7', _wpcf7_unit_tag: 'wpcf7-f7-p1-o9', 'your-name': '' },
      { _wpcf7: '7', _wpcf7_unit_tag: 'wpcf7-f7-o1' },
      { _wpcf7: '8', _wpcf7_unit_tag: await unitTag() },
      { _wpcf7: '999', _wpcf7_unit_tag: 'x"><b>' },
      { _wpcf7: '7' },
      {},
    ];
    for (const entries of posts) await expectRefused('/contact', entries);
  });

  it('is refused for a form on another page', async () => {
    const entries = { _wpcf7: '7', _wpcf7_unit_tag: await unitTag() };
    for (const path of ['/', '/contact/every-field', '/privacy']) {
      await expectRefused(path, entries);
    }
  });

  it('is refused for a form drawn by scripts, which could not show the result', async () => {
    const page = await (await fetch(`${site().url}/contact/json`)).text();
    const tag = /unitTag&quot;:&quot;([\w-]+)/.exec(page)?.[1] ?? '';
    expect(tag).to.match(/^wpcf7-f7-p\d+-o1$/);
    await expectRefused('/contact/json', { _wpcf7: '7', _wpcf7_unit_tag: tag });
  });
});
