import { expect } from 'chai';
import type { SiteFormResult } from '../../src/print';
import { printedPage, widget } from './pages';
import { faultsOf } from './validator';

const choices = [{ value: 'Laid' }, { value: 'Marbled' }];
const fields = [
  { type: 'text', name: 'full-name', required: true, hint: 'As on your letters' },
  { type: 'textarea', name: 'note' },
  { type: 'select', name: 'paper', options: choices, default: ['Laid'] },
  { type: 'checkbox', name: 'extras', options: choices, freeText: true },
  { type: 'radio', name: 'cover', options: choices, required: true },
  { type: 'acceptance', name: 'letters', label: 'Letters' },
  { type: 'file', name: 'picture' },
];

const unitTag = 'wpcf7-f7-w-nh-contact-form';

/** Prints a form that was sent without scripts. */
function printedForm(result: SiteFormResult): string {
  const need = { kind: 'form', id: '7' } as const;
  const answers = [{ need, answer: { settings: { id: 7, fields }, result } }];
  const { html } = printedPage([widget('nh-contact-form', { id: 7 })], { answers });
  expect(faultsOf(html)).to.deep.equal([]);
  return html;
}

const refused: SiteFormResult = {
  unitTag,
  status: 'validation_failed',
  message: 'Some fields have errors.',
  invalid: [
    { field: 'full-name', error: 'Too short.' },
    { field: 'cover', error: 'Choose one.' },
  ],
  values: {
    'full-name': ['A "b" <i>'],
    note: ['\nTwo\nlines'],
    paper: ['Marbled'],
    extras: ['Marbled'],
    _wpcf7_free_text_extras: ['with gold'],
    letters: ['1'],
    cover: [],
  },
};

describe('a form that was sent without scripts', () => {
  it('shows its status and message, to screen readers too', () => {
    const html = printedForm(refused);
    expect(html).to.include('class="wpcf7-form invalid"').and.to.include('data-status="invalid"');
    expect(html).to.match(/wpcf7-response-output"[^>]*>Some fields have errors\.</);
    expect(html).to.match(/role="status"[^>]*>Some fields have errors\.</);
  });

  it('shows each error at its field, and describes the control by it', () => {
    const html = printedForm(refused);
    expect(html).to.include(`<li id="${unitTag}-ve-full-name">Too short.</li>`);
    expect(html).to.include('wpcf7-not-valid-tip" aria-hidden="true">Too short.</span>');
    const control = /<input[^>]*name="full-name"[^>]*>/.exec(html)?.[0];
    expect(control).to.include('aria-invalid="true"').and.to.include('wpcf7-not-valid');
    expect(control).to.include(`-hint ${unitTag}-ve-full-name"`);
    expect(/<span[^>]*role="radiogroup"[^>]*>/.exec(html)?.[0]).to.include('aria-invalid="true"');
    expect(/<textarea[^>]*>/.exec(html)?.[0]).to.include('aria-invalid="false"');
  });

  it('keeps what was typed and chosen', () => {
    const html = printedForm(refused);
    expect(html).to.include('value="A &quot;b&quot; &lt;i&gt;"');
    expect(html).to.include('>\n\nTwo\nlines</textarea>');
    expect(html)
      .to.match(/<option value="Laid">/)
      .and.to.match(/value="Marbled" selected/);
    expect(html).to.match(/name="extras\[\]" value="Marbled"[^>]* checked/);
    expect(html).to.match(/_free_text_extras"[^>]* value="with gold"/);
    expect(html).to.match(/name="letters"[^>]* checked/);
  });

  it('is as at first once it was accepted, with the hash by which a second sending is found', () => {
    const accepted = { unitTag, status: 'mail_sent', message: 'Thank you.', hash: 'a1b2' };
    const html = printedForm(accepted);
    expect(html).to.include('data-status="sent"').and.to.include('<option value="Laid" selected>');
    expect(html).to.include('name="_wpcf7_posted_data_hash" value="a1b2"');
  });

  it('is unchanged if another form of the page was sent', () => {
    const html = printedForm({ ...refused, unitTag: 'wpcf7-f7-other' });
    expect(html).to.include('data-status="init"').and.not.to.include('Too short.');
  });
});
