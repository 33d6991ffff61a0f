import '../../../../src/define/contact-form';
import { expect } from '@open-wc/testing';
import { controllerCode } from '../../../../src/elements/forms/contact-form/controller-code';
import { rendered, until } from '../../../page-objects/until';

describe('a printed form whose controller comes after two choices', () => {
  it('keeps the last one of boxes that exclude each other, before and after', async () => {
    const boxes = ['a', 'b', 'c'].map((one) => `<input type="checkbox" name="one" value="${one}">`);
    document.body.innerHTML = `<nh-contact-form><div class="wpcf7" id="wpcf7-f1-o1" data-wpcf7-id="1">
      <form action="/" method="post" class="wpcf7-form init" novalidate="novalidate" data-status="init">
      <input type="hidden" name="_wpcf7" value="1"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f1-o1">
      <span class="wpcf7-form-control-wrap" data-name="one"><span class="wpcf7-form-control wpcf7-checkbox
      wpcf7-exclusive-checkbox">${boxes.join('')}</span></span>
      <div class="wpcf7-response-output" aria-hidden="true"></div></form></div></nh-contact-form>`;
    window.fetch = async () => Response.json({});
    await Reflect.get(document.querySelector('nh-contact-form') as HTMLElement, 'updateComplete');
    const form = document.querySelector('form') as HTMLFormElement;
    const chosen = (): unknown => new FormData(form).getAll('one');
    for (const value of ['a', 'c']) {
      form.querySelector<HTMLElement>(`[value="${value}"]`)?.click();
    }
    expect(controllerCode.module).to.equal(undefined);
    expect(chosen()).to.deep.equal(['c']);
    await until(() => controllerCode.module);
    await rendered();
    expect(chosen()).to.deep.equal(['c']);
  });
});
