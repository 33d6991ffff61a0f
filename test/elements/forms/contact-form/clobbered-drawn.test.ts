import { expect } from '@open-wc/testing';
import { brought, clearForms, type LiveForm, settled } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

/** Members that React, the controller and scripts of pages use, and two that every object has. */
const members = [
  'addEventListener',
  'append',
  'appendChild',
  'childNodes',
  'closest',
  'constructor',
  'dispatchEvent',
  'elements',
  'firstChild',
  'hasOwnProperty',
  'insertBefore',
  'matches',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'querySelector',
  'removeAttribute',
  'removeChild',
  'setAttribute',
  'style',
  'submit',
  'textContent',
];

const ofFields = (names: readonly string[], rules: readonly object[] = []) => ({
  fields: names.map((name) => ({ type: 'text', name, counter: 'up' })),
  schema: { rules },
});

const drawn = (settings: object): Promise<LiveForm> =>
  brought(`<nh-contact-form form-id="7" settings='${JSON.stringify(settings)}'></nh-contact-form>`);

function typeInto(form: LiveForm, field: string, text: string): void {
  const control = form.find(`[data-name="${field}"] input`);
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const submit = (form: LiveForm) => HTMLFormElement.prototype.requestSubmit.call(form.form);

describe('a drawn form whose fields are named like members of a form', () => {
  it('works, and keeps the entries while it is moved', async () => {
    const form = await drawn(ofFields(members));
    typeInto(form, 'append', 'Ada');
    const parent = form.host.parentElement;
    form.host.remove();
    await form.host.updateComplete;
    parent?.append(form.host);
    await form.host.updateComplete;
    submit({ ...form, form: form.find('form') });
    const call = await form.server.next('/feedback');
    expect(call.body?.get('append')).to.equal('Ada');
    call.answer(feedback('spam'));
    await form.event('nh-form-submit');
  });

  for (const name of members) {
    it(`is drawn, changed and sent: ${name}`, async () => {
      const form = await drawn(ofFields([name]));
      expect(form.host.isConnected && form.all('input[type="text"]').length).to.equal(1);
      form.find('input[type="text"]').focus();
      // React restores the focus by walking up from the control that had it.
      form.host.settings = { ...ofFields(['first', name]), title: 'Another' };
      await form.host.updateComplete;
      expect(form.find('form').getAttribute('aria-label')).to.equal('Another');
      typeInto(form, name, 'Ada');
      expect(form.find(`[data-target-name="${name}"]`).textContent).to.equal('3');
      submit(form);
      const call = await form.server.next('/feedback');
      const visible = [...(call.body ?? [])].filter(([one]) => !one.startsWith('_'));
      expect(visible).to.deep.equal([
        ['first', ''],
        [name, 'Ada'],
      ]);
      call.answer(feedback('mail_sent'));
      const { detail } = await form.event('nh-form-submit');
      expect(JSON.stringify(detail.inputs)).to.include(`"name":"${name}"`);
    });
  }

  it('validates them by their names', async () => {
    const rules = [{ rule: 'required', field: 'parentNode', error: 'Fill this in.' }];
    const form = await drawn(ofFields(['parentNode'], rules));
    typeInto(form, 'parentNode', '');
    await settled();
    expect(form.find('[data-name="parentNode"]').textContent).to.include('Fill this in.');
  });

  it('gives scripts of the page the names of the fields, and its own members', async () => {
    const form = await drawn(ofFields(['parentNode', 'submit', 'title']));
    expect(
      [...new FormData(form.form).keys()].filter((name) => !name.startsWith('_')),
    ).to.deep.equal(['parentNode', 'submit', 'title']);
    expect(form.form.parentNode?.nodeName).to.equal('DIV');
    expect(form.find('[data-name="title"] input').getAttribute('name')).to.equal('title');
  });
});

describe('a drawn form with an id that is named like a member of a form', () => {
  it('is drawn', async () => {
    const form = await drawn({ fields: [{ type: 'text', name: 'a', id: 'setAttribute' }] });
    expect(typeof form.form.setAttribute).to.equal('function');
    const { id } = form.find('[data-name="a"] input');
    expect(form.find('label').getAttribute('for')).to.equal(id);
  });
});
