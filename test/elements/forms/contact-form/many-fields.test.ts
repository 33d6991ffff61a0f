import { expect } from '@open-wc/testing';
import { until } from '../../../page-objects/until';
import { brought, clearForms } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const schema = { rules: [] };
const fieldsOf = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'text', name: `f${at}` }));

const drawn = (count: number): string =>
  `<nh-contact-form form-id="7" settings='${JSON.stringify({ fields: fieldsOf(count), schema })}'></nh-contact-form>`;

describe('a drawn form with many fields', () => {
  it('is drawn in several tasks, and can be sent when all fields are there', async () => {
    const form = await brought(drawn(180));
    expect(form.all('[part~="control"]').length).to.be.below(180);
    expect(form.all('[type="submit"]').length).to.equal(0);
    await until(() => form.all('[type="submit"]').length === 1);
    expect(form.all('[part~="control"]').length).to.equal(180);
    form.find<HTMLInputElement>('[name="f179"]').value = 'last';
    form.submit();
    const { body } = await form.server.next('/feedback');
    expect(body?.get('f179')).to.equal('last');
  });

  it('stays live when more fields are added', async () => {
    const form = await brought(drawn(60));
    await until(() => form.all('[type="submit"]').length === 1);
    form.submit();
    const call = await form.server.next('/feedback');
    form.host.settings = { fields: fieldsOf(200), schema };
    await form.host.updateComplete;
    expect(form.all('[part~="control"]').length).to.equal(200);
    expect(call.signal?.aborted).to.equal(false);
    call.answer(feedback('spam'));
    await form.status('spam');
  });
});
