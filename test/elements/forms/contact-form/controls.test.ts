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

  it('is disabled until every required consent is given', async () => {
    const form = await liveForm(acceptance('terms') + acceptance('news', 'optional'));
    expect(form.find(button).disabled).to.equal(true);
    form.find('[name="terms"]').click();
    expect(form.find(button).disabled).to.equal(false);
    form.find('[name="terms"]').click();
    expect(form.find(button).disabled).to.equal(true);
  });

  it('is described by the missing consents', async () => {
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

  it('has the reason in its row while a consent is missing, for stylesheets to show', async () => {
    const form = await liveForm(acceptance('terms'));
    const reason = (): string | null | undefined =>
      form.find(button).parentElement?.getAttribute('data-nh-reason');
    expect(reason()).to.equal('Agree above to send this form.');
    form.find('[name="terms"]').click();
    expect(reason()).to.equal(null);
  });

  it('is disabled until an inverted consent is unchecked', async () => {
    const form = await liveForm(acceptance('refuse', 'invert'));
    expect(form.find(button).disabled).to.equal(false);
    form.find('[name="refuse"]').click();
    expect(form.find(button).disabled).to.equal(true);
  });

  it('stays enabled if consent is validated like a field', async () => {
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

  it('is disabled again after a reset', async () => {
    const form = await liveForm(acceptance('terms'));
    form.find('[name="terms"]').click();
    form.form.reset();
    (await form.server.next('/refill')).answer({});
    await form.status('init');
    expect(form.find(button).disabled).to.equal(true);
  });
});

describe('checkboxes and radio buttons', () => {
  const items = ['checkbox', 'radio'].map(
    (type) =>
      `<p><span class="wpcf7-list-item"><label><input type="${type}" name="${type}"><span class="wpcf7-list-item-label">I agree</span></label></span></p>`,
  );
  const markup = `<div class="sized" style="line-height: 1.2">${items.join('')}</div>`;
  const places = (all: Iterable<Element>): number[] =>
    [...all].flatMap((node) => {
      const { x, width, height } = node.getBoundingClientRect();
      return [x, width, height].map(Math.round);
    });

  it('keep the size and the place that the theme gives them', async () => {
    const plain = document.body.appendChild(document.createElement('main'));
    plain.innerHTML = markup;
    const form = await liveForm(markup);
    const parts = '.sized, label, input';
    const live = form.all(`.sized, .sized :is(${parts})`);
    expect(places(live)).to.deep.equal(places(plain.querySelectorAll(parts)));
  });

  it('have a target of 24 px with their labels, for touch', async () => {
    const form = await liveForm(markup);
    for (const type of ['checkbox', 'radio']) {
      const box = form.find(`[name="${type}"]`);
      const { left, top, width, height } = box.getBoundingClientRect();
      const hit = (down: number): Element | null =>
        document.elementFromPoint(left + width / 2, top + height / 2 + down);
      expect([-10, 0, 10].map((down) => box.parentElement?.contains(hit(down)))).to.deep.equal([
        true,
        true,
        true,
      ]);
      expect(hit(0) === box).to.equal(true);
    }
  });
});

describe('a group of choices', () => {
  it('unchecks the other boxes when an exclusive checkbox is checked', async () => {
    const boxes = ['a', 'b', 'c']
      .map((v) => `<input type="checkbox" name="one" value="${v}">`)
      .join('');
    const form = await liveForm(list('one', 'wpcf7-checkbox wpcf7-exclusive-checkbox', boxes));
    form.find('[value="a"]').click();
    form.find('[value="c"]').click();
    expect(new FormData(form.form).getAll('one')).to.deep.equal(['c']);
  });

  it('enables and focuses a free-text input when its box is checked', async () => {
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

  it('counts up, and marks texts that are too short or too long', async () => {
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

  it('says in words what it counts, for the theme, and keeps its text a number', async () => {
    const form = await liveForm(
      textField('note') +
        counter('up', 'data-starting-value="0" data-maximum-value="5"') +
        counter('up', 'data-starting-value="0"') +
        counter('down', 'data-starting-value="5"'),
    );
    const units = () => form.all('.wpcf7-character-count').map((one) => one.dataset.nhUnit);
    expect(units()).to.deep.equal(['of 5 characters', 'characters', 'characters left']);
    form.type('note', 'four');
    expect(units()[2]).to.equal('character left');
    expect(form.all('.wpcf7-character-count').map((one) => one.textContent)).to.deep.equal([
      '4',
      '4',
      '1',
    ]);
  });

  it('counts down, and restarts after a reset', async () => {
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

describe('a URL field', () => {
  it('completes the typed address on blur, before validation', async () => {
    const rules = [{ rule: 'url', field: 'site', error: 'No address.' }];
    const form = await liveForm(textField('site', 'url'), { rules });
    form.type('site', '//example.org');
    await settled();
    expect(form.find('[name="site"]').value).to.equal('http://example.org');
    expect(form.all('.wpcf7-not-valid-tip')).to.deep.equal([]);
  });
});

describe('quizzes and captchas', () => {
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

  for (const source of ['a submission', 'a refill'] as const) {
    it(`are renewed by the response to ${source}`, async () => {
      const form = await liveForm(captcha + quiz);
      for (const name of ['cap', 'q']) form.find(`[name="${name}"]`).value = 'typed';
      if (source === 'a submission') {
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

  it('reject an image address that is not http(s)', async () => {
    const form = await liveForm(captcha);
    form.submit();
    const hostile = { captcha: { cap: 'javascript:alert(1)//5.png' } };
    (await form.server.next('/feedback')).answer(feedback('spam', '', hostile));
    await form.status('spam');
    expect(form.find<HTMLImageElement>('img').getAttribute('src')).to.equal('data:,');
  });
});

describe('an element with the class inert-on-{status}', () => {
  it('is inert while the form has that state', async () => {
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
