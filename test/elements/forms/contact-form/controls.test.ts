import { expect } from '@open-wc/testing';
import { clearForms, field, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const acceptance = (name: string, kinds = ''): string =>
  field(
    name,
    `<span class="wpcf7-form-control wpcf7-acceptance ${kinds}"><input type="checkbox" name="${name}" value="1"></span>`,
  );

const list = (name: string, kinds: string, items: string): string =>
  field(name, `<span class="wpcf7-form-control ${kinds}">${items}</span>`);

describe('the submit button', () => {
  const button = '.wpcf7-submit';

  it('waits for every consent that is not optional', async () => {
    const form = await liveForm(acceptance('terms') + acceptance('news', 'optional'));
    expect(form.find(button).disabled).to.equal(true);
    form.find('[name="terms"]').click();
    expect(form.find(button).disabled).to.equal(false);
    form.find('[name="terms"]').click();
    expect(form.find(button).disabled).to.equal(true);
  });

  it('says why it waits: it is described by the consents that are missing', async () => {
    const form = await liveForm(
      acceptance('terms') + acceptance('age') + acceptance('news', 'optional'),
    );
    const described = (): (string | undefined)[] =>
      (form.find(button).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.querySelector('input')?.name);
    expect(described()).to.deep.equal(['terms', 'age']);
    form.find('[name="terms"]').click();
    expect(described()).to.deep.equal(['age']);
    form.find('[name="age"]').click();
    expect(form.find(button).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('waits for an inverted consent to be unchecked', async () => {
    const form = await liveForm(acceptance('refuse', 'invert'));
    expect(form.find(button).disabled).to.equal(false);
    form.find('[name="refuse"]').click();
    expect(form.find(button).disabled).to.equal(true);
  });

  it('does not wait where consent is checked like a field', async () => {
    const form = await liveForm(acceptance('terms'));
    const asValidation = await liveForm(acceptance('terms'), {
      attributes: 'data-x',
    });
    expect(form.find(button).disabled).to.equal(true);
    asValidation.form.classList.add('wpcf7-acceptance-as-validation');
    asValidation.find<HTMLInputElement>(button).disabled = false;
    asValidation.find('[name="terms"]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(asValidation.find(button).disabled).to.equal(false);
  });

  it('waits again after a reset', async () => {
    const form = await liveForm(acceptance('terms'));
    form.find('[name="terms"]').click();
    form.form.reset();
    (await form.server.next('/refill')).answer({});
    await form.status('init');
    expect(form.find(button).disabled).to.equal(true);
  });
});

describe('boxes and radio buttons', () => {
  it('are 24 px wide and high at least, for fingers', async () => {
    const boxes = ['checkbox', 'radio'].map((type) => `<input type="${type}" name="${type}">`);
    const form = await liveForm(acceptance('terms') + boxes.join(''));
    for (const box of form.all('[type="checkbox"], [type="radio"]')) {
      const { width, height } = box.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });
});

describe('choices', () => {
  it('an exclusive checkbox clears the others', async () => {
    const boxes = ['a', 'b', 'c']
      .map((v) => `<input type="checkbox" name="one" value="${v}">`)
      .join('');
    const form = await liveForm(list('one', 'wpcf7-checkbox wpcf7-exclusive-checkbox', boxes));
    form.find('[value="a"]').click();
    form.find('[value="c"]').click();
    expect(new FormData(form.form).getAll('one')).to.deep.equal(['c']);
  });

  it('a free text is open only while its own box is checked, and gets the focus then', async () => {
    const items =
      '<span class="wpcf7-list-item first"><input type="radio" name="r" value="a"></span>' +
      '<span class="wpcf7-list-item last has-free-text"><input type="radio" name="r" value="b">' +
      '<input type="text" class="wpcf7-free-text" name="_wpcf7_free_text_r"></span>';
    const form = await liveForm(list('r', 'wpcf7-radio', items));
    const text = form.find('.wpcf7-free-text');
    expect(text.disabled).to.equal(true);
    form.find('[value="b"]').click();
    expect(text.disabled).to.equal(false);
    expect(document.activeElement).to.equal(text);
    form.find('[value="a"]').click();
    expect(text.disabled).to.equal(true);
  });
});

describe('a character counter', () => {
  const counter = (kind: string, data: string): string =>
    `<span class="wpcf7-character-count ${kind}" data-target-name="note" ${data}>?</span>`;

  it('counts up, and marks what is too short and too long', async () => {
    const form = await liveForm(
      textField('note') +
        counter('up', 'data-starting-value="0" data-minimum-value="3" data-maximum-value="5"'),
    );
    const count = form.find('.wpcf7-character-count');
    expect(count.textContent).to.equal('0');
    expect(count.classList.contains('too-short')).to.equal(true);
    form.type('note', ' four ');
    expect(count.textContent).to.equal('4');
    expect(count.dataset.currentValue).to.equal('4');
    expect(count.className).not.to.match(/too-/);
    form.type('note', 'far too long');
    expect(count.classList.contains('too-long')).to.equal(true);
  });

  it('counts down, and starts anew after a reset', async () => {
    const form = await liveForm(
      textField('note') + counter('down', 'data-starting-value="10" data-maximum-value="10"'),
    );
    const count = form.find('.wpcf7-character-count');
    form.type('note', 'four');
    expect(count.textContent).to.equal('6');
    form.form.reset();
    (await form.server.next('/refill')).answer({});
    await form.status('init');
    expect(count.textContent).to.equal('10');
  });
});

describe('an address field', () => {
  it('completes what was typed when it is left, before it is checked', async () => {
    const rules = [{ rule: 'url', field: 'site', error: 'No address.' }];
    const form = await liveForm(textField('site', 'url'), { rules });
    form.type('site', '//example.org');
    await settled();
    expect(form.find('[name="site"]').value).to.equal('http://example.org');
    expect(form.all('.wpcf7-not-valid-tip')).to.deep.equal([]);
  });
});

describe('what the server renews', () => {
  const captcha =
    '<input type="hidden" name="_wpcf7_captcha_challenge_cap" value="1">' +
    '<img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-cap" alt="" src="data:,">' +
    textField('cap');
  const quiz =
    '<p><span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">Old?</span>' +
    '<input type="text" name="q" class="wpcf7-form-control wpcf7-quiz"></label>' +
    '<input type="hidden" name="_wpcf7_quiz_answer_q" value="old"></span></p>';
  const renewed = {
    quiz: { q: ['New <b>?</b>', 'new'] },
    captcha: { cap: '/wp-content/uploads/wpcf7_captcha/4711.png' },
  };

  for (const way of ['an answer', 'a refill'] as const) {
    it(`comes with ${way}`, async () => {
      const form = await liveForm(captcha + quiz);
      for (const name of ['cap', 'q']) form.find(`[name="${name}"]`).value = 'typed';
      if (way === 'an answer') {
        form.submit();
        (await form.server.next('/feedback')).answer(feedback('spam', '', renewed));
        await form.status('spam');
      } else {
        form.form.reset();
        (await form.server.next('/refill')).answer(renewed);
        await form.status('init');
      }
      expect(form.find('.wpcf7-quiz-label').textContent).to.equal('New <b>?</b>');
      expect(form.find('[name="_wpcf7_quiz_answer_q"]').value).to.equal('new');
      expect(new URL(form.find<HTMLImageElement>('img').src).pathname).to.match(/4711\.png$/);
      expect(form.find('[name="_wpcf7_captcha_challenge_cap"]').value).to.equal('4711');
      for (const name of ['cap', 'q']) expect(form.find(`[name="${name}"]`).value).to.equal('');
    });
  }

  it('is refused where it is no web address', async () => {
    const form = await liveForm(captcha);
    form.submit();
    const hostile = { captcha: { cap: 'javascript:alert(1)//5.png' } };
    (await form.server.next('/feedback')).answer(feedback('spam', '', hostile));
    await form.status('spam');
    expect(form.find<HTMLImageElement>('img').getAttribute('src')).to.equal('data:,');
  });
});

describe('what the markup marks as inert', () => {
  it('is inert while its state holds', async () => {
    const form = await liveForm(
      `${textField('n')}<fieldset class="inert-on-submitting"></fieldset>`,
    );
    const marked = form.find('.inert-on-submitting');
    form.submit();
    expect(marked.inert).to.equal(true);
    expect(marked.classList.contains('active-on-any')).to.equal(true);
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
    expect(marked.inert).to.equal(false);
    expect(marked.classList.contains('active-on-any')).to.equal(false);
  });
});
