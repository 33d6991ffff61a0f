import { expect } from '@open-wc/testing';
import {
  brought,
  clearForms,
  field,
  liveForm,
  serverForm,
  settled,
  statusOf,
  textField,
} from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const drawn = (settings: object): string =>
  `<nh-contact-form form-id="7" settings='${JSON.stringify(settings)}'></nh-contact-form>`;
const fields = [
  { type: 'text', name: 'your-name', label: 'Name' },
  { type: 'email', name: 'mail', label: 'Mail' },
  { type: 'file', name: 'cv', label: 'CV' },
];
const schema = { rules: [] };

describe('a submission in progress', () => {
  it('continues when settings or attributes of the element change', async () => {
    const form = await liveForm(textField('your-name'));
    form.submit();
    const call = await form.server.next('/feedback');
    form.host.settings = { timeout: 60 };
    form.host.setAttribute('form-id', '7');
    await form.host.updateComplete;
    expect(call.signal?.aborted).to.equal(false);
    call.answer(feedback('spam', 'Thanks, no.'));
    await form.status('spam');
  });

  it('continues when the settings of a drawn form change', async () => {
    const form = await brought(drawn({ fields, schema }));
    form.submit();
    const call = await form.server.next('/feedback');
    form.host.settings = { fields: fields.slice(0, 2), schema, title: 'New title' };
    await form.host.updateComplete;
    call.answer(feedback('spam', 'No.'));
    await form.status('spam');
    expect(form.message).to.equal('No.');
  });

  for (const [kind, markup] of [
    ['server’s', `<nh-contact-form>${serverForm(textField('your-name'))}</nh-contact-form>`],
    ['drawn', drawn({ fields, schema })],
  ] as const) {
    it(`can be repeated after the element was removed and added again: the ${kind} form`, async () => {
      const form = await brought(markup, []);
      form.find('[name="your-name"]').value = 'Ada';
      form.submit();
      await form.server.next('/feedback');
      const parent = form.host.parentElement;
      form.host.remove();
      await form.host.updateComplete;
      parent?.append(form.host);
      await form.host.updateComplete;
      const back = form.host.querySelector('form') as HTMLFormElement;
      expect(back.dataset.status).to.equal('aborted');
      expect(back.querySelector('.wpcf7-response-output')?.textContent).to.contain('cancelled');
      expect(new FormData(back).get('your-name')).to.equal('Ada');
      back.requestSubmit();
      (await form.server.next('/feedback')).answer(feedback('spam'));
      await statusOf(back, 'spam');
    });
  }
});

describe('a drawn form that was removed and added again', () => {
  it('keeps the state of consent, counter and button', async () => {
    const more = [
      { type: 'textarea', name: 'message', counter: 'down', maxlength: 10 },
      { type: 'acceptance', name: 'terms', label: 'Yes' },
    ];
    const form = await brought(drawn({ fields: more, schema }));
    form.type('message', 'four');
    form.find('[name="terms"]').click();
    const parent = form.host.parentElement;
    form.host.remove();
    await form.host.updateComplete;
    parent?.append(form.host);
    await form.host.updateComplete;
    expect(form.find('.wpcf7-submit').disabled).to.equal(false);
    expect(form.find('.wpcf7-character-count').textContent).to.equal('6');
  });
});

describe('a drawn form whose settings change', () => {
  it('keeps field errors, and removes those of removed fields', async () => {
    const rules = ['your-name', 'mail'].map((name) => ({
      rule: 'required',
      field: name,
      error: '?',
    }));
    const form = await brought(drawn({ fields, schema: { rules } }));
    form.type('your-name', '');
    form.type('mail', '');
    await settled();
    const named = {
      type: 'text',
      name: 'your-name',
      label: 'Name',
      required: true,
      hint: 'All of it',
    };
    form.host.settings = { fields: [named], schema: { rules } };
    await form.host.updateComplete;
    const control = form.find('[name="your-name"]');
    expect(control.classList.contains('wpcf7-not-valid')).to.equal(true);
    expect(control.getAttribute('aria-describedby')?.split(' ').length).to.equal(2);
    expect(form.all('.wpcf7-not-valid-tip').length).to.equal(1);
    expect(form.all('.screen-reader-response li').length).to.equal(1);
  });

  it('keeps focus, text and selected files, and updates only fields that differ', async () => {
    const form = await brought(drawn({ fields, schema }));
    const name = form.find('[name="your-name"]');
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'cv.pdf'));
    form.find('[name="cv"]').files = files.files;
    name.focus();
    name.value = 'Ann';
    form.host.settings = {
      fields: [...fields, { type: 'tel', name: 'phone', label: 'Phone' }],
      schema,
      title: 'Another',
    };
    await form.host.updateComplete;
    expect(document.activeElement).to.equal(name);
    expect(name.value).to.equal('Ann');
    expect(form.find('[name="cv"]').files?.length).to.equal(1);
    expect(form.find('[name="phone"]').type).to.equal('tel');
    expect(form.form.getAttribute('aria-label')).to.equal('Another');
  });
});

describe('a form that another script replaces', () => {
  it('is enhanced again', async () => {
    const form = await liveForm(textField('your-name'));
    const other = document.createElement('div');
    other.innerHTML = serverForm(textField('your-name'), 4321);
    form.host.querySelector('.wpcf7')?.replaceWith(other.firstElementChild as Element);
    await settled();
    await settled();
    (form.host.querySelector('form') as HTMLFormElement).requestSubmit();
    const call = await form.server.next('/feedback');
    expect(call.path).to.contain('/4321/');
    call.answer(feedback('spam'));
  });
});

describe('a form whose message was sent', () => {
  it('keeps the focus when its button is disabled again', async () => {
    const consent =
      '<span class="wpcf7-form-control wpcf7-acceptance"><input type="checkbox" name="terms" value="1"></span>';
    const form = await liveForm(field('terms', consent));
    form.find('[name="terms"]').click();
    form.find('.wpcf7-submit').focus();
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent', 'Thanks.'));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    expect(form.find('.wpcf7-submit').disabled).to.equal(true);
    expect(document.activeElement).to.equal(form.form);
  });

  it('keeps the success message when the element is moved during the refill', async () => {
    const form = await liveForm(textField('your-name'));
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent', 'Thanks.'));
    await form.server.next('/refill');
    const parent = form.host.parentElement;
    form.host.remove();
    await form.host.updateComplete;
    parent?.append(form.host);
    await form.host.updateComplete;
    expect(form.form.dataset.status).to.equal('sent');
    expect(form.message).to.equal('Thanks.');
  });

  it('has one working notice in a clone', async () => {
    const form = await liveForm(textField('your-name'));
    form.submit();
    await form.server.next('/feedback');
    const wrapper = form.host.querySelector('.wpcf7') as Element;
    wrapper.replaceWith(wrapper.cloneNode(true));
    await settled();
    await settled();
    expect(form.host.querySelectorAll('.nh-form-notice').length).to.equal(1);
    expect(form.host.querySelectorAll('.nh-form-cancel').length).to.equal(0);
  });
});
