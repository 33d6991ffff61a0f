import { expect } from '@open-wc/testing';
import { brought, clearForms } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

describe('a drawn form whose fields are named like members of a form', () => {
  it('lives where it is drawn, and keeps what was typed while it is moved', async () => {
    const members = [
      'append',
      'closest',
      'querySelector',
      'ownerDocument',
      'matches',
      'dispatchEvent',
    ];
    const fields = [...members, 'addEventListener'].map((name) => ({ type: 'text', name }));
    const settings = JSON.stringify({ fields, schema: { rules: [] } });
    const form = await brought(
      `<nh-contact-form form-id="7" settings='${settings}'></nh-contact-form>`,
    );
    form.type('append', 'Ada');
    const parent = form.host.parentElement;
    form.host.remove();
    await form.host.updateComplete;
    parent?.append(form.host);
    await form.host.updateComplete;
    HTMLFormElement.prototype.requestSubmit.call(form.host.querySelector('form'));
    const call = await form.server.next('/feedback');
    expect(call.body?.get('append')).to.equal('Ada');
    call.answer(feedback('spam'));
    await form.event('nh-form-submit');
  });
});
