import '../../../../src/define/contact-form';
import { expect } from '@open-wc/testing';
import { controllerCode } from '../../../../src/elements/forms/contact-form/controller-code';
import { until } from '../../../page-objects/until';

const { fetch: fetchCode } = controllerCode;

/** Lets the first requests for the controller fail. */
function failRequests(count: number): () => number {
  let requests = 0;
  controllerCode.fetch = () =>
    ++requests <= count
      ? Promise.reject(new Error('offline'))
      : Reflect.apply(fetchCode, controllerCode, []);
  return () => requests;
}

const SENT = { contact_form_id: 1, status: 'mail_sent', message: 'Thank you.' };

/** Resolves with the address of the first request to such a route. The form is sent. */
function sentTo(ending: string): Promise<string> {
  return new Promise((resolve) => {
    window.fetch = async (input) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.endsWith(ending)) resolve(address);
      return Response.json(address.endsWith(ending) ? SENT : {});
    };
  });
}

describe('a printed form whose controller failed to load once', () => {
  it('requests it again by itself, and handles the next submit', async () => {
    const requests = failRequests(1);
    const sent = sentTo('/feedback');
    document.body.innerHTML = `<nh-contact-form><div class="wpcf7" id="wpcf7-f1-o1" data-wpcf7-id="1">
      <form action="/" method="post" class="wpcf7-form init" novalidate="novalidate" data-status="init">
      <input type="hidden" name="_wpcf7" value="1"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f1-o1">
      <input name="your-name"><input type="submit" class="wpcf7-submit" value="Send">
      <div class="wpcf7-response-output" aria-hidden="true"></div></form></div></nh-contact-form>`;
    const host = document.querySelector('nh-contact-form') as HTMLElement;
    await Reflect.get(host, 'updateComplete');
    const field = host.querySelector('[name="your-name"]') as HTMLInputElement;
    // Both need the controller: one request serves them.
    field.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await Promise.resolve();
    expect([requests(), controllerCode.module]).to.deep.equal([1, undefined]);
    await until(() => controllerCode.module);
    expect(requests()).to.equal(2);
    host.querySelector('form')?.requestSubmit();
    expect(await sent).to.contain('/contact-forms/1/feedback');
    await until(() => host.querySelector('form[data-status="sent"]'));
  });
});
