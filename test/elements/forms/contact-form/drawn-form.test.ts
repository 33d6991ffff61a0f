import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { consoleDuring } from '../../../page-objects/captured-console';
import { brought, clearForms, type LiveForm, settled } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const fields = [
  { type: 'text', name: 'your-name', label: 'Name', required: true, hint: 'In full', minlength: 2 },
  { type: 'email', name: 'mail', label: 'Mail', autocomplete: 'email' },
  { type: 'url', name: 'site' },
  { type: 'tel', name: 'phone' },
  { type: 'number', name: 'age', min: '1', max: 120, step: 1 },
  { type: 'range', name: 'mood', min: 0, max: 10, default: 7 },
  { type: 'date', name: 'day', min: '2026-01-01' },
  { type: 'time', name: 'hour' },
  { type: 'textarea', name: 'message', counter: 'down', maxlength: 50, default: 'Hello' },
  {
    type: 'select',
    name: 'place',
    options: ['Here', { value: 't', label: 'There' }],
    prompt: 'Where?',
  },
  { type: 'select', name: 'days', options: ['Mo', 'Tu'], multiple: true, default: ['Tu'] },
  { type: 'checkbox', name: 'topics', options: ['One', 'Two'], freeText: true, default: ['One'] },
  { type: 'checkbox', name: 'single', options: ['A', 'B'], exclusive: true },
  { type: 'radio', name: 'size', options: ['S', 'M'], required: true },
  { type: 'acceptance', name: 'terms', label: 'I agree' },
  { type: 'quiz', name: 'q', question: '1 + 1?', hash: 'abc' },
  { type: 'captcha', name: 'cap', image: '/captcha/123.png' },
  { type: 'file', name: 'cv', accept: ['.pdf', 'image/*'] },
  { type: 'hidden', name: 'source', default: 'ad' },
  { type: 'submit', label: 'Go', name: 'way', value: 'fast' },
];

function drawnForm(
  settings: object,
  attributes = 'form-id="7"',
  content = '<p>Mail us.</p>',
): Promise<LiveForm> {
  const json = JSON.stringify(settings).replaceAll("'", '&#39;');
  return brought(`<nh-contact-form ${attributes} settings='${json}'>${content}</nh-contact-form>`);
}

describe('a form drawn from settings', () => {
  it('shows the number of a slider, which follows it and its reset', async () => {
    const { form } = await drawnForm({ fields, schema: { rules: [] } });
    const slider = form.querySelector<HTMLInputElement>('[name="mood"]') as HTMLInputElement;
    const value = form.querySelector<HTMLOutputElement>('[part="value"]') as HTMLOutputElement;
    expect(value.textContent).to.equal('7');
    expect(value.htmlFor.value).to.equal(slider.id);
    slider.value = '3';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(value.textContent).to.equal('3');
    form.reset();
    await settled();
    expect(value.textContent).to.equal('7');
  });

  it('has all controls with the names that the server expects, and their default values', async () => {
    const form = await drawnForm({ fields, schema: { rules: [] } });
    const data = new FormData(form.form);
    expect(
      Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')),
    ).to.deep.include({
      'your-name': '',
      mood: '7',
      message: 'Hello',
      place: '',
      'days[]': 'Tu',
      'topics[]': 'One',
      _wpcf7_quiz_answer_q: 'abc',
      _wpcf7_captcha_challenge_cap: '123',
      source: 'ad',
    });
    expect(form.find('[name="age"]').max).to.equal('120');
    expect(form.find('[name="cv"]').accept).to.equal('.pdf,image/*');
    expect(form.find('[name="your-name"]').maxLength).to.equal(400);
    expect(form.find('.wpcf7-character-count').textContent).to.equal('45');
    expect(form.find('.wpcf7-free-text').disabled).to.equal(true);
    expect(form.form.noValidate).to.equal(true);
  });

  it('carries the sentence that explains the mark of required fields, in the language of the site', async () => {
    configure({ messages: { 'form.required': 'Pflichtfelder sind mit * markiert.' } });
    const note = ({ form }: LiveForm) => form.getAttribute('data-nh-required');
    const [marked, plain] = [fields.slice(0, 2), fields.slice(1, 2)];
    expect(note(await drawnForm({ fields: marked, schema: { rules: [] } }))).to.equal(
      'Pflichtfelder sind mit * markiert.',
    );
    expect(note(await drawnForm({ fields: plain, schema: { rules: [] } }))).to.equal(null);
    configure({ messages: {} });
  });

  it('marks a consent that must be given, but none that may be left out or must not be given', async () => {
    const consents = [{}, { optional: true }, { invert: true }].map((kind, at) => ({
      type: 'acceptance',
      name: `consent-${at}`,
      label: 'I agree',
      ...kind,
    }));
    const form = await drawnForm({ fields: consents, schema: { rules: [] } });
    const marked = [...form.form.querySelectorAll('[data-name]')].filter((wrap) =>
      wrap.querySelector('.nh-form-required'),
    );
    expect(marked.map((wrap) => wrap.getAttribute('data-name'))).to.deep.equal(['consent-0']);
  });

  it('names the free text of a choice otherwise than its box', async () => {
    const form = await drawnForm({ fields, schema: { rules: [] } });
    const name = form.find('.wpcf7-free-text').getAttribute('aria-label');
    expect(name).to.equal('Text for “Two”');
  });

  it('contains the hidden inputs, above all the unit tag', async () => {
    const form = await drawnForm({ fields, version: '6.1.6', locale: 'de_DE', containerPost: 3 });
    const data = new FormData(form.form);
    expect(data.get('_wpcf7')).to.equal('7');
    expect(data.get('_wpcf7_version')).to.equal('6.1.6');
    expect(data.get('_wpcf7_locale')).to.equal('de_DE');
    expect(data.get('_wpcf7_container_post')).to.equal('3');
    expect(data.get('_wpcf7_unit_tag')).to.match(/^wpcf7-f7-o\d+$/);
    expect(data.get('_wpcf7_posted_data_hash')).to.equal('');
    (await form.server.next('/feedback/schema')).answer({ rules: [] });
  });

  it('has a unit tag that is unique on the page', async () => {
    const one = await drawnForm({ fields, schema: { rules: [] } });
    const two = await drawnForm({ fields, schema: { rules: [] } });
    const tag = (form: LiveForm) => new FormData(form.form).get('_wpcf7_unit_tag');
    expect(tag(one)).to.not.equal(tag(two));
  });

  it('uses the rules of the settings, and requests none', async () => {
    const rules = [{ rule: 'required', field: 'your-name', error: 'Who?' }];
    const form = await drawnForm({ fields, schema: { rules } });
    form.type('your-name', '');
    await settled();
    expect(form.all('.wpcf7-not-valid-tip').map((tip) => tip.textContent)).to.deep.equal(['Who?']);
    expect(form.server.calls).to.deep.equal([]);
    expect(
      form.find('[name="your-name"]').getAttribute('aria-describedby')?.split(' ').length,
    ).to.equal(2);
  });

  it('is sent, reset, and can be sent again', async () => {
    const form = await drawnForm({ fields, schema: { rules: [] } });
    form.find('[name="terms"]').click();
    form.find('[name="your-name"]').value = 'Ada';
    form.find('[name="way"]').click();
    const call = await form.server.next('/feedback');
    expect(call.body?.get('way')).to.equal('fast');
    call.answer(feedback('mail_sent', 'Thanks.', { quiz: { q: ['2 + 2?', 'def'] } }));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    expect(form.find('[name="your-name"]').value).to.equal('');
    expect(form.find('.wpcf7-quiz-label').textContent).to.equal('2 + 2?');
    expect(form.find('[name="message"]').value).to.equal('Hello');
  });

  it('keeps the entries when its settings change', async () => {
    const form = await drawnForm({ fields, schema: { rules: [] } });
    form.type('your-name', 'Ada');
    form.find('[value="M"]').click();
    form.host.settings = { fields: [...fields].reverse(), schema: { rules: [] } };
    await form.host.updateComplete;
    expect(form.find('[name="your-name"]').value).to.equal('Ada');
    expect(form.find('[value="M"]').checked).to.equal(true);
    expect(form.all('form').length).to.equal(1);
  });

  it('has a submit button even if its fields have none', async () => {
    const form = await drawnForm({ fields: fields.slice(0, 1), schema: { rules: [] } });
    expect(form.find('[type="submit"]').textContent).to.equal('Send');
  });

  for (const [timeout, inForce, warnings] of [
    ['30', 30, 0],
    ['12.5', 12.5, 0],
    ['soon', 30, 1],
  ] as const) {
    it(`uses a timeout of ${inForce} s if it is printed as the text "${timeout}"`, async () => {
      const told = await consoleDuring('warn', async () => {
        const form = await drawnForm({ fields, schema: { rules: [] }, timeout });
        await import('../../../../src/core/settings/warnings');
        await settled();
        expect(form.host.settings).to.deep.include({ timeout: inForce });
        expect(form.all('[part~="control"]').length).to.be.above(fields.length);
      });
      expect(told.length).to.equal(warnings);
      if (warnings) expect(told[0]?.[0]).to.contain('settings.timeout');
    });
  }

  it('shows a message if there is no form ID, or neither fields nor content', async () => {
    for (const [settings, attributes, content] of [
      [{ fields }, '', '<p>Mail us.</p>'],
      [{}, 'form-id="7"', ' '],
    ] as const) {
      const problems: string[] = [];
      const note = (event: Event): void => void problems.push((event as CustomEvent).detail.phase);
      document.addEventListener('nh-error', note);
      const logged = await consoleDuring('error', async () => {
        const form = await drawnForm(settings, attributes, content);
        expect(form.host.textContent).to.contain('cannot be sent');
      });
      document.removeEventListener('nh-error', note);
      expect(logged.length).to.equal(1);
      expect(problems).to.deep.equal(['settings']);
    }
  });
});
