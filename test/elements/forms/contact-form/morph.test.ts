import { expect } from '@open-wc/testing';
import { Idiomorph } from 'idiomorph';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, type LiveForm, liveForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

/** A live form, and a function that sets the page back to what the server printed. */
async function morphable(): Promise<{ form: LiveForm; morph(): Promise<void> }> {
  const form = await liveForm(textField('your-name'));
  const page = form.host.parentElement as HTMLElement;
  const printed = page.cloneNode(true) as HTMLElement;
  const { host } = form;
  for (const { name } of [...host.attributes]) printed.firstElementChild?.removeAttribute(name);
  printed.querySelector('.nh-form-notice')?.remove();
  printed.querySelector('form')?.removeAttribute('novalidate');
  const { outerHTML } = printed;
  const morph = async (): Promise<void> => {
    Idiomorph.morph(page, outerHTML, { morphStyle: 'outerHTML', ignoreActiveValue: true });
    await host.updateComplete;
    await settled();
  };
  return { form, morph };
}

describe('a printed form that a morphing library has set back', () => {
  it('still leaves validation to the element', async () => {
    const { form, morph } = await morphable();
    await morph();
    expect(form.form.noValidate).to.equal(true);
  });

  it('shows its errors and its message again', async () => {
    const { form, morph } = await morphable();
    form.submit();
    const invalid_fields = [{ field: 'your-name', message: 'Who?' }];
    const answer = feedback('validation_failed', 'Look again.', { invalid_fields });
    (await form.server.next('/feedback')).answer(answer);
    await form.status('invalid');
    await morph();
    expect(form.message).to.equal('Look again.');
    expect(form.form.dataset.status).to.equal('invalid');
    expect(form.find('.wpcf7-not-valid-tip').textContent).to.equal('Who?');
  });

  it('can try again after a failure', async () => {
    const { form, morph } = await morphable();
    await consoleDuring('error', async () => {
      form.submit();
      (await form.server.next('/feedback')).fail();
      await form.status('failed');
    });
    await morph();
    form.find('.nh-form-retry').click();
    (await form.server.next('/feedback')).answer(feedback('mail_sent', 'Thank you.'));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    expect(form.message).to.equal('Thank you.');
  });

  it('goes on sending', async () => {
    const { form, morph } = await morphable();
    form.submit();
    const call = await form.server.next('/feedback');
    await morph();
    expect(call.signal?.aborted).to.equal(false);
    call.answer(feedback('mail_sent', 'Thank you.'));
    (await form.server.next('/refill')).answer({});
    await form.status('sent');
    expect(form.message).to.equal('Thank you.');
  });
});
