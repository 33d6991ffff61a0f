import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

/** Handles a form like the form plugin's own script. */
function pluginScript(form: HTMLFormElement): { acted: string[] } {
  const acted: string[] = [];
  Object.assign(globalThis, {
    wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, init() {} },
  });
  for (const type of ['submit', 'reset', 'change', 'keyup']) {
    form.addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      acted.push(type);
    });
  }
  const spinner = document.createElement('span');
  spinner.className = 'wpcf7-spinner';
  form.querySelector('.has-spinner')?.after(spinner);
  return { acted };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wpcf7');
  clearForms();
});

describe('a page with the form plugin’s own script', () => {
  const rules = [{ rule: 'required', field: 'your-name', error: 'Who are you?' }];

  it('sends each form once, shows each message once and logs one line', async () => {
    const form = await liveForm(textField('your-name'), { rules });
    const { acted } = pluginScript(form.form);
    const told = await consoleDuring('info', async () => {
      form.type('your-name', '');
      await settled();
      form.find('[name="your-name"]').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      form.submit();
      (await form.server.next('/feedback')).answer(
        feedback('validation_failed', '', {
          invalid_fields: [{ field: 'your-name', message: 'Who?' }],
        }),
      );
      await form.status('invalid');
    });
    expect(acted).to.deep.equal([]);
    expect(told.length).to.equal(1);
    expect(told[0]?.[0]).to.contain('window.wpcf7');
    expect(form.server.calls.filter(({ method }) => method === 'POST').length).to.equal(1);
    expect(form.all('.wpcf7-not-valid-tip').length).to.equal(1);
    expect(
      form.all('.wpcf7-spinner').filter((spinner) => spinner.checkVisibility()).length,
    ).to.equal(1);
  });

  it('does not affect other forms and their listeners', async () => {
    await liveForm(textField('your-name'), { rules });
    const other = document.body.appendChild(document.createElement('form'));
    const { acted } = pluginScript(other);
    other.requestSubmit();
    expect(acted).to.deep.equal(['submit']);
    other.remove();
  });

  it('lets listeners of the site receive all events without that script', async () => {
    const form = await liveForm(textField('your-name'), { rules });
    const heard: string[] = [];
    for (const type of ['change', 'submit'])
      form.form.addEventListener(type, () => heard.push(type));
    form.type('your-name', 'Ada');
    form.submit();
    expect(heard).to.deep.equal(['change', 'submit']);
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
  });
});

describe('the plugin’s global configuration', () => {
  it('provides the REST root, also without pretty permalinks', async () => {
    Object.assign(globalThis, {
      wpcf7: { api: { root: '/blog/?rest_route=/', namespace: 'contact-form-7/v1' } },
    });
    const form = await liveForm(textField('your-name'), { rules: null });
    const call = await form.server.next('/feedback/schema');
    expect(call.path).to.match(
      /^\/blog\/\?rest_route=\/contact-form-7\/v1\/contact-forms\/\d+\/feedback\/schema$/,
    );
    call.answer({ rules: [] });
  });

  it('can block a form', async () => {
    Object.assign(globalThis, { wpcf7: { blocked: 1 } });
    const form = await liveForm(textField('your-name'));
    form.submit();
    await settled();
    expect(form.message).to.contain('not accepting messages');
    expect(form.server.calls.filter(({ method }) => method === 'POST')).to.deep.equal([]);
  });
});
