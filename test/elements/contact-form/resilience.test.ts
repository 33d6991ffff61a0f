import { expect } from '@open-wc/testing';
import {
  brought,
  clearForms,
  consoleDuring,
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

describe('an element that changes while it is sending', () => {
  it('sends on when its settings or attributes change', async () => {
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

  it('sends on when a drawn form’s settings change', async () => {
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
    it(`can be sent again when it was taken out and put back: the ${kind} form`, async () => {
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

describe('a drawn form that was taken out and put back', () => {
  it('has its consent, its counter and its button as the visitor left them', async () => {
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
  it('goes on saying what is wrong at a field, and nothing of a field that is gone', async () => {
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

  it('keeps focus, text and chosen files, and draws only what differs', async () => {
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

describe('a form that something else replaces', () => {
  it('is taken over in its turn', async () => {
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

describe('answers that come late or odd', () => {
  it('rules that come after a submission show nothing at the emptied fields', async () => {
    const form = await liveForm(textField('your-name'), { rules: null });
    form.type('your-name', 'Ada');
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent', 'Thanks.'));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    const rules = [{ rule: 'required', field: 'your-name', error: 'Who?' }];
    (await form.server.next('/feedback/schema')).answer({ rules });
    await settled();
    await settled();
    expect(form.all('.wpcf7-not-valid-tip')).to.deep.equal([]);
  });

  it('a refill that comes after the next submission has begun wipes nothing', async () => {
    const quiz =
      '<p><span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">Old?</span>' +
      '<input type="text" name="q" class="wpcf7-form-control wpcf7-quiz"></label></span></p>';
    const form = await liveForm(quiz);
    form.form.reset();
    const refill = await form.server.next('/refill');
    form.find('[name="q"]').value = 'typed';
    form.submit();
    refill.answer({ quiz: { q: ['New?', 'hash'] } });
    await settled();
    expect(form.find('[name="q"]').value).to.equal('typed');
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });

  it('a status of "submitting" ends the sending: no wheel turns, and the message is seen', async () => {
    const form = await liveForm(textField('your-name'));
    const heard = form.event('nh-form-submit');
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('submitting', 'Please wait.'));
    await heard;
    expect(form.find('.wpcf7-response-output').checkVisibility()).to.equal(true);
    expect(getComputedStyle(form.find('.wpcf7-spinner')).visibility).to.equal('hidden');
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });

  it('statuses named like what every object has are only statuses', async () => {
    const form = await liveForm(textField('your-name'));
    for (const code of ['constructor', '__proto__']) {
      const heard = form.event('nh-form-submit');
      form.submit();
      (await form.server.next('/feedback')).answer(feedback(code));
      expect((await heard).detail.status).to.equal(code);
    }
  });
});

describe('a reset', () => {
  it('during a submission is refused: what is being sent must be there if it fails', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    form.submit();
    form.form.reset();
    expect(form.find('[name="your-name"]').value).to.equal('Ada');
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });

  it('works after a sent message though a control is named "reset"', async () => {
    const form = await liveForm(`${textField('your-name')}<input type="reset" name="reset">`);
    form.find('[name="your-name"]').value = 'Ada';
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent', 'Thanks.'));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    expect(form.find('[name="your-name"]').value).to.equal('');
    expect(form.message).to.equal('Thanks.');
  });
});

describe('the focus', () => {
  it('stays in the form when Cancel or Try again goes', async () => {
    const form = await liveForm(textField('your-name'));
    await consoleDuring('error', async () => {
      form.submit();
      const call = await form.server.next('/feedback');
      form.find('.nh-form-cancel').focus();
      call.fail();
      await form.status('failed');
    });
    expect(document.activeElement).to.equal(form.find('.wpcf7-submit'));
    form.find('.nh-form-retry').focus();
    form.find('.nh-form-retry').click();
    expect(document.activeElement).to.equal(form.find('.wpcf7-submit'));
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });
});

describe('after a sent message', () => {
  it('the focus stays at the form though its button waits for the consent again', async () => {
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

  it('the thanks stay thanks when the element is put back during the refill', async () => {
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

  it('a clone of the form has one notice, and it lives', async () => {
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

describe('events', () => {
  it('tell what is in the form now, once a submission has ended, and no answer of an earlier one', async () => {
    const form = await liveForm(textField('your-name'), {
      rules: [{ rule: 'required', field: 'your-name', error: '?' }],
    });
    form.find('[name="your-name"]').value = 'Ann';
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
    const changed = form.event('nh-form-statuschanged');
    form.type('your-name', 'Zoe');
    expect((await changed).detail.inputs).to.deep.equal([{ name: 'your-name', value: 'Zoe' }]);
    const before = form.event('nh-form-beforesubmit');
    form.submit();
    expect((await before).detail.apiResponse).to.equal(undefined);
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });
});

describe('names', () => {
  it('beyond ASCII, or alike but for a dot, keep ids and messages of their own', async () => {
    const names = ['Имя', 'Почта', 'a.b', 'a-b'];
    const form = await brought(
      drawn({
        fields: names.map((name) => ({ type: 'text', name, label: name })),
        schema: {
          rules: names.map((name) => ({ rule: 'required', field: name, error: `${name}?` })),
        },
      }),
    );
    expect(new Set(form.all('[part="control"]').map(({ id }) => id)).size).to.equal(4);
    for (const name of names) form.type(name, '');
    await settled();
    const entries = form.all('.screen-reader-response li').map((entry) => entry.textContent);
    expect(entries).to.deep.equal(['Имя?', 'Почта?', 'a.b?', 'a-b?']);
    expect(new Set(form.all('.screen-reader-response li').map(({ id }) => id)).size).to.equal(4);
  });

  it('of several files have brackets, as the server reads them', async () => {
    const form = await brought(
      drawn({ fields: [{ type: 'file', name: 'photos', multiple: true }], schema }),
    );
    expect(form.find('[type="file"]').name).to.equal('photos[]');
  });
});

describe('markup that differs from the plugin’s', () => {
  it('without status lines gets them, so that a failure is always said', async () => {
    const bare = `<form><input type="hidden" name="_wpcf7" value="77">${textField('your-name')}</form>`;
    const form = await brought(`<nh-contact-form>${bare}</nh-contact-form>`, []);
    await consoleDuring('error', async () => {
      form.submit();
      (await form.server.next('/feedback')).fail();
      await form.status('failed');
    });
    expect(form.message).to.contain('offline');
    expect(form.find('[role="status"]').textContent).to.contain('offline');
  });

  it('marked as inert from the start is inert from the start', async () => {
    const form = await liveForm('<fieldset class="inert-on-init"></fieldset>');
    expect(form.find('.inert-on-init').inert).to.equal(true);
  });

  it('with floating tips loses a tip when its control is focused', async () => {
    const form = await liveForm(
      `<div class="use-floating-validation-tip">${field('a', '<input name="a" class="wpcf7-form-control">')}</div>`,
      { rules: [{ rule: 'required', field: 'a', error: 'A?' }] },
    );
    form.type('a', '');
    await settled();
    expect(form.find('.wpcf7-not-valid-tip').checkVisibility()).to.equal(true);
    form.find('[name="a"]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(form.find('.wpcf7-not-valid-tip').checkVisibility()).to.equal(false);
  });
});
