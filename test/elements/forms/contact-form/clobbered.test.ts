import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, type LiveForm, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const names = [
  ...['append', 'closest', 'querySelector', 'querySelectorAll', 'addEventListener', 'matches'],
  ...['dispatchEvent', 'ownerDocument', 'dataset', 'classList', 'parentElement', 'toggleAttribute'],
  ...['reset', 'submit', 'focus', 'tabIndex', 'noValidate', 'baseURI', 'children', 'id'],
];
const rules = names.map((name) => ({ rule: 'required', field: name, error: `${name}?` }));
const consent = '<span class="wpcf7-acceptance"><input type="checkbox" name="terms"></span>';

const allNamed = (): Promise<LiveForm> =>
  liveForm(names.map((name) => textField(name)).join('') + consent, { rules });

/** Replaces `form.requestSubmit()`, which a control of such a form hides. */
const submit = (form: LiveForm): void => HTMLFormElement.prototype.requestSubmit.call(form.form);
const tips = (form: LiveForm): number => form.all('.wpcf7-not-valid-tip').length;

describe('a form whose fields are named like members of a form', () => {
  it('is validated, sent, and reset after sending', async () => {
    const form = await allNamed();
    for (const name of names) form.type(name, '');
    await settled();
    expect(tips(form)).to.equal(names.length);
    for (const name of names) form.type(name, 'Ada');
    await settled();
    expect(tips(form)).to.equal(0);
    form.find('[name="terms"]').click();
    const heard = form.event('nh-form-mailsent');
    submit(form);
    const call = await form.server.next('/feedback');
    expect(names.map((name) => call.body?.get(name))).to.deep.equal(names.map(() => 'Ada'));
    call.answer(feedback('mail_sent', 'Thanks.'));
    expect((await heard).target).to.equal(form.form);
    (await form.server.next('/refill')).answer({});
    await form.event('nh-form-reset');
    expect(names.map((name) => form.find(`[name="${name}"]`).value).join('')).to.equal('');
    expect(form.message).to.equal('Thanks.');
  });

  it('handles clicks outside its controls, and shows failures', async () => {
    const form = await allNamed();
    const errors: string[] = [];
    const note = (event: ErrorEvent): void => void errors.push(event.message);
    window.addEventListener('error', note);
    EventTarget.prototype.dispatchEvent.call(
      form.form,
      new MouseEvent('click', { bubbles: true, composed: true }),
    );
    await consoleDuring('error', async () => {
      submit(form);
      (await form.server.next('/feedback')).fail();
      await form.event('nh-form-submit');
    });
    window.removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
    expect(form.message).to.contain('offline');
  });
});
