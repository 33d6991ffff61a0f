import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../../page-objects/captured-console';
import { brought, clearForms, field, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const drawn = (settings: object): string =>
  `<nh-contact-form form-id="7" settings='${JSON.stringify(settings)}'></nh-contact-form>`;
const schema = { rules: [] };

describe('a late or unusual response', () => {
  it('with rules shows no errors at fields that were reset meanwhile', async () => {
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

  it('to a refill changes nothing after the next submission started', async () => {
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

  it('with the status "submitting" ends the submission: the spinner stops and the message is visible', async () => {
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

  it('may have a status named like a property of every object', async () => {
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
  it('is prevented during a submission, so that the entries remain if it fails', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    form.submit();
    form.form.reset();
    expect(form.find('[name="your-name"]').value).to.equal('Ada');
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });

  it('works after a sent message even if a control is named "reset"', async () => {
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
  it('stays in the form when Cancel or Try again is removed', async () => {
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

describe('form events', () => {
  it('contain the current entries after a submission, and no earlier response', async () => {
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

describe('a submission that the page prevented', () => {
  it('does not affect the data of later events', async () => {
    const form = await liveForm(textField('your-name'), {
      rules: [{ rule: 'required', field: 'your-name', error: '?' }],
    });
    form.host.addEventListener('nh-form-beforesubmit', (event) => event.preventDefault());
    form.find('[name="your-name"]').value = 'Ann';
    form.submit();
    const changed = form.event('nh-form-statuschanged');
    form.type('your-name', 'Zoe');
    expect((await changed).detail.inputs).to.deep.equal([{ name: 'your-name', value: 'Zoe' }]);
  });
});

describe('field names', () => {
  it('get separate ids and messages if they are not ASCII or differ only by a dot', async () => {
    const names = ['Имя', 'Почта', 'a.b', 'a-b'];
    const form = await brought(
      drawn({
        fields: names.map((name) => ({ type: 'text', name, label: name })),
        schema: {
          rules: names.map((name) => ({ rule: 'required', field: name, error: `${name}?` })),
        },
      }),
    );
    expect(new Set(form.all('[part~="control"]').map(({ id }) => id)).size).to.equal(4);
    for (const name of names) form.type(name, '');
    await settled();
    const entries = form.all('.screen-reader-response li').map((entry) => entry.textContent);
    expect(entries).to.deep.equal(['Имя: Имя?', 'Почта: Почта?', 'a.b: a.b?', 'a-b: a-b?']);
    expect(new Set(form.all('.screen-reader-response li').map(({ id }) => id)).size).to.equal(4);
  });

  it('have brackets for several files', async () => {
    const form = await brought(
      drawn({ fields: [{ type: 'file', name: 'photos', multiple: true }], schema }),
    );
    expect(form.find('[type="file"]').name).to.equal('photos[]');
  });
});

describe('markup that differs from the plugin’s', () => {
  it('gets missing status elements, so that failures are always shown', async () => {
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

  it('keeps the screen reader messages visually hidden even if the theme shows them', async () => {
    const theme = document.head.appendChild(document.createElement('style'));
    theme.textContent = '.screen-reader-response { position: static; inline-size: auto }';
    const form = await liveForm(textField('a'));
    expect(form.find('.screen-reader-response').offsetWidth).to.equal(1);
    theme.remove();
  });

  it('may be inert in the initial state', async () => {
    const form = await liveForm('<fieldset class="inert-on-init"></fieldset>');
    expect(form.find('.inert-on-init').inert).to.equal(true);
  });

  it('hides a floating tip when its control gets the focus', async () => {
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
