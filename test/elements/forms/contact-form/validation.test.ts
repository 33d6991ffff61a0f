import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, field, type LiveForm, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const rules = [
  { rule: 'required', field: 'your-name', error: 'Who are you?' },
  { rule: 'required', field: 'your-email', error: 'Where are you?' },
  { rule: 'email', field: 'your-email', error: 'That is no address.' },
];
const content = textField('your-name') + textField('your-email', 'email', 'id="mail"');

const tips = (form: LiveForm): (string | null)[] =>
  form.all('.wpcf7-not-valid-tip').map((tip) => tip.textContent);

describe('a changed field', () => {
  it('is validated alone, and shows its error in three places', async () => {
    const form = await liveForm(content, { rules });
    form.type('your-email', 'nobody');
    await settled();
    const control = form.find('#mail');
    expect(tips(form)).to.deep.equal(['That is no address.']);
    expect(control.closest('.wpcf7-form-control-wrap')?.lastElementChild?.className).to.equal(
      'wpcf7-not-valid-tip',
    );
    expect(control.getAttribute('aria-invalid')).to.equal('true');
    expect(control.classList.contains('wpcf7-not-valid')).to.equal(true);
    expect(control.validationMessage).to.equal('That is no address.');
    const entry = form.find('.screen-reader-response li');
    expect(control.getAttribute('aria-describedby')).to.equal(`${entry.id}-message`);
    expect(entry.id).to.match(/^wpcf7-f\d+-o1-ve-your-email$/);
    expect(entry.querySelector('a')?.hash).to.equal('#mail');
    expect(entry.textContent).to.equal('your-email: That is no address.');
  });

  it('loses its error as soon as it is valid, while the visitor types', async () => {
    const form = await liveForm(content, { rules });
    form.type('your-email', 'nobody');
    await settled();
    const control = form.find('#mail');
    control.value = 'ada@example.org';
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled();
    expect(tips(form)).to.deep.equal([]);
    expect(control.getAttribute('aria-invalid')).to.equal('false');
    expect(control.hasAttribute('aria-describedby')).to.equal(false);
    expect(control.validationMessage).to.equal('');
    expect(form.all('.screen-reader-response li')).to.deep.equal([]);
  });

  it('is not validated while the visitor types for the first time', async () => {
    const form = await liveForm(content, { rules });
    const control = form.find('#mail');
    control.value = 'no';
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled();
    expect(tips(form)).to.deep.equal([]);
  });

  it('sets the status validating, then the previous status', async () => {
    const form = await liveForm(content, { rules });
    const states: string[] = [];
    form.host.addEventListener('nh-form-statuschanged', (event) => {
      states.push((event as CustomEvent).detail.status);
    });
    form.type('your-name', '');
    await settled();
    expect(states).to.deep.equal(['validating', 'init']);
  });

  it('is not validated inside an area with the class novalidate', async () => {
    const form = await liveForm(`<div class="novalidate">${content}</div>`, { rules });
    form.type('your-name', '');
    await settled();
    expect(tips(form)).to.deep.equal([]);
  });

  it('keeps its own description', async () => {
    const form = await liveForm(textField('your-name', 'text', 'aria-describedby="hint"'), {
      rules,
    });
    form.type('your-name', '');
    await settled();
    const control = form.find('[name="your-name"]');
    expect(control.getAttribute('aria-describedby')).to.match(
      /^hint wpcf7-f\d+-o1-ve-your-name-message$/,
    );
    form.type('your-name', 'Ada');
    await settled();
    expect(control.getAttribute('aria-describedby')).to.equal('hint');
  });

  it('is validated when the rules load late, and not at all when they fail to load', async () => {
    const form = await liveForm(content, { rules: null });
    form.type('your-name', '');
    await settled();
    expect(tips(form)).to.deep.equal([]);
    (await form.server.next('/feedback/schema')).answer({ rules });
    await settled();
    await settled();
    expect(tips(form)).to.deep.equal(['Who are you?']);
  });

  it('shows its value in reflections', async () => {
    const reflections =
      '<output data-reflection-of="your-name" data-default="you">you</output>' +
      '<fieldset data-reflection-of="topics"></fieldset>';
    const boxes = ['A', 'B']
      .map((v) => `<input type="checkbox" name="topics[]" value="${v}" checked>`)
      .join('');
    const form = await liveForm(
      content + field('topics', `<span class="wpcf7-form-control">${boxes}</span>`) + reflections,
      { rules },
    );
    form.type('your-name', 'Ada');
    form.find('[name="topics[]"]').dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(form.find('output[data-default]').textContent).to.equal('Ada');
    expect(form.all('fieldset output').map((output) => output.textContent)).to.deep.equal([
      'A',
      'B',
    ]);
  });
});

describe('a reflection', () => {
  const reflections =
    '<output data-reflection-of="your-name" data-default="you">you</output>' +
    '<fieldset data-reflection-of="your-name"><output data-default="you">you</output></fieldset>';
  const shownIn = (form: LiveForm): string[] =>
    form
      .all('output')
      .filter((output) => !output.hidden)
      .map(({ textContent }) => textContent);

  it('shows its default again when the required field is cleared', async () => {
    const form = await liveForm(content + reflections, { rules });
    form.type('your-name', 'Ada');
    await settled();
    expect(shownIn(form)).to.deep.equal(['Ada', 'Ada']);
    form.type('your-name', '');
    await settled();
    expect(shownIn(form)).to.deep.equal(['you', 'you']);
  });

  it('shows its default again after a reset', async () => {
    const form = await liveForm(content + reflections, { rules });
    form.type('your-name', 'Ada');
    await settled();
    form.form.reset();
    (await form.server.next('/refill')).answer({});
    await form.status('init');
    expect(shownIn(form)).to.deep.equal(['you', 'you']);
  });
});

describe('an invalid field', () => {
  const failing = async (name: string, markup: string): Promise<LiveForm> => {
    const form = await liveForm(markup, { rules });
    form.submit();
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', '', { invalid_fields: [{ field: name, message: 'No.' }] }),
    );
    await form.status('invalid');
    return form;
  };

  it('gets aria-invalid until it is valid, even if the server did not print it', async () => {
    const form = await failing(
      'age',
      field('age', '<input name="age" class="wpcf7-form-control">'),
    );
    expect(form.find('[name="age"]').getAttribute('aria-invalid')).to.equal('true');
    form.type('age', '7');
    await settled();
    expect(form.find('[name="age"]').getAttribute('aria-invalid')).to.equal('false');
  });

  for (const [kind, role] of [
    ['radio', 'radiogroup'],
    ['checkbox', 'group'],
  ] as const) {
    it(`gets aria-invalid on its group, not on its controls, if it is a ${kind} list`, async () => {
      const item = (value: string): string =>
        `<span class="wpcf7-list-item"><input type="${kind}" name="one" value="${value}"></span>`;
      const list = `<span class="wpcf7-form-control wpcf7-${kind}">${item('a')}${item('b')}</span>`;
      const form = await failing('one', field('one', list));
      const group = form.find('.wpcf7-form-control');
      expect(group.getAttribute('aria-invalid')).to.equal('true');
      expect(group.getAttribute('role')).to.equal(role);
      expect(form.all('input[aria-invalid]')).to.deep.equal([]);
    });
  }

  it('marks and describes its controls, but not the hidden input of a quiz', async () => {
    const quiz =
      '<label><span class="wpcf7-quiz-label">1 + 1?</span><input name="q" class="wpcf7-form-control wpcf7-quiz" aria-invalid="false"></label>' +
      '<input type="hidden" name="_wpcf7_quiz_answer_q" value="hash">';
    const form = await failing('q', field('q', quiz));
    expect(form.find('[name="q"]').hasAttribute('aria-describedby')).to.equal(true);
    expect(form.find('[type="hidden"][name*="quiz"]').getAttributeNames()).to.deep.equal([
      'type',
      'name',
      'value',
    ]);
  });
});

describe('the list of errors for screen readers', () => {
  const errorsOf = async (markup: string, names: string[]): Promise<LiveForm> => {
    const form = await liveForm(markup, { rules });
    form.submit();
    const invalid_fields = names.map((name) => ({ field: name, message: 'No.' }));
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', '', { invalid_fields }),
    );
    await form.status('invalid');
    return form;
  };
  const entries = (form: LiveForm): (string | null)[] =>
    form.all('.screen-reader-response li').map(({ textContent }) => textContent);
  const boxes = (name: string): string => `<span class="wpcf7-form-control wpcf7-radio">
    <label><input type="radio" name="${name}" value="a">A</label></span>`;

  it('names each field by its label', async () => {
    const wrapped = (name: string, control: string): string =>
      `<span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span>`;
    const form = await errorsOf(
      `<label>Your name *: ${wrapped('n', '<input name="n">')}</label>` +
        `<label for="m">Mail</label>${wrapped('m', '<input id="m" name="m">')}` +
        wrapped('p', '<input name="p" placeholder="Phone">') +
        wrapped('home-town', '<select name="home-town"><option>Bern</option></select>') +
        `<fieldset><legend>Size</legend>${wrapped('s', boxes('s'))}</fieldset>` +
        wrapped('c', '<label><input type="checkbox" name="c"><span>I agree</span></label>'),
      ['n', 'm', 'p', 'home-town', 's', 'c'],
    );
    expect(entries(form)).to.deep.equal([
      'Your name: No.',
      'Mail: No.',
      'Phone: No.',
      'home town: No.',
      'Size: No.',
      'I agree: No.',
    ]);
  });

  it('describes the control by the error alone, which the label precedes anyway', async () => {
    const form = await errorsOf(content, ['your-name']);
    const control = form.find('[name="your-name"]');
    const description = form.find(`#${control.getAttribute('aria-describedby')}`);
    expect(description.textContent).to.equal('No.');
  });

  it('has no bullets, which a screen reader reads', async () => {
    const form = await errorsOf(content, ['your-name']);
    const entry = form.find('.screen-reader-response li');
    expect(getComputedStyle(entry).listStyleType).to.equal('none');
  });
});

describe('an error found by the server', () => {
  it('is shown at each field, and the first field in document order gets the focus', async () => {
    const form = await liveForm(content, { rules });
    form.submit();
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', 'Please check.', {
        invalid_fields: [
          { field: 'your-email', message: 'Second.', idref: null, error_id: 'x' },
          { field: 'your-name', message: 'First.', idref: null, error_id: 'y' },
        ],
      }),
    );
    await form.status('invalid');
    expect(tips(form)).to.deep.equal(['First.', 'Second.']);
    expect(document.activeElement).to.equal(form.find('[name="your-name"]'));
  });

  it('is named in the console if the form has no such field, because no visitor would see it', async () => {
    const form = await liveForm(content, { rules });
    const lines = await consoleDuring('warn', async () => {
      form.submit();
      const invalid_fields = ['your-name', 'your-town'].map((field) => ({ field, message: 'No.' }));
      (await form.server.next('/feedback')).answer(
        feedback('validation_failed', 'Please check.', { invalid_fields }),
      );
      await form.status('invalid');
    });
    expect(lines.map(([text]) => text)).to.deep.equal([
      '<nh-contact-form>: the server refuses the field "your-town" (No.), but the form has no such field, so visitors do not see why. Add the field, or correct its name in the response.',
    ]);
    expect(tips(form)).to.deep.equal(['No.']);
  });

  it('is removed when the next submission starts', async () => {
    const form = await liveForm(content, { rules });
    form.submit();
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', 'x', {
        invalid_fields: [{ field: 'your-name', message: 'First.' }],
      }),
    );
    await form.status('invalid');
    form.submit();
    expect(tips(form)).to.deep.equal([]);
    expect(form.message).to.equal('');
  });

  it('is shown as text, never as markup', async () => {
    const form = await liveForm(content, { rules });
    form.submit();
    const hostile = '<img src=x onerror="window.hacked=1">';
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', hostile, {
        invalid_fields: [{ field: 'your-name', message: hostile }],
      }),
    );
    await form.status('invalid');
    expect(form.all('img')).to.deep.equal([]);
    expect(tips(form)).to.deep.equal([hostile]);
  });

  it('links its list entry to the control, which gets an id if it has none', async () => {
    const form = await liveForm(content, { rules });
    form.type('your-name', '');
    await settled();
    const link = form.find<HTMLAnchorElement>('.screen-reader-response a');
    link.click();
    expect(document.activeElement).to.equal(form.find('[name="your-name"]'));
    expect(form.find(link.hash)).to.equal(document.activeElement);
  });

  it('is not preceded by validation in the browser at submit', async () => {
    const form = await liveForm(textField('your-name', 'text', 'required'), { rules });
    form.submit();
    expect(form.form.dataset.status).to.equal('submitting');
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });
});
