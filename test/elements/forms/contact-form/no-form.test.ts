import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../../page-objects/captured-console';
import { brought, clearForms, serverForm, settled, textField } from './fixtures';

afterEach(clearForms);

const fields = [{ type: 'text', name: 'your-name' }];
const schema = { rules: [] };
const NOT_FOUND =
  '<p class="wpcf7-contact-form-not-found"><strong>Error:</strong> Contact form not found.</p>';

describe('a tag around content without a form', () => {
  for (const [kind, content] of [
    ['text', 'Members only.'],
    ['an element', '<p>Members only. <a href="/login">Log in</a></p>'],
    ['the form plugin’s error', NOT_FOUND],
    ['the form plugin’s box without its form', '<div class="wpcf7 no-js"><p>Soon.</p></div>'],
  ] as const) {
    it(`keeps the content without an error: ${kind}`, async () => {
      const logged = await consoleDuring('error', async () => {
        const { host } = await brought(`<nh-contact-form>${content}</nh-contact-form>`);
        await settled();
        expect(host.innerHTML).to.equal(content);
        expect(host.firstElementChild?.checkVisibility() ?? true).to.equal(true);
      });
      expect(logged).to.deep.equal([]);
    });
  }

  it('keeps the content inside another form', async () => {
    const { host } = await brought(
      '<form><nh-contact-form><p>Members only.</p></nh-contact-form></form>',
    );
    expect(host.innerHTML).to.equal('<p>Members only.</p>');
  });

  it('enhances a form that is added later', async () => {
    const form = await brought('<nh-contact-form><p>Loading …</p></nh-contact-form>', []);
    form.host.insertAdjacentHTML('beforeend', serverForm(textField('your-name'), 8001));
    await settled();
    await form.host.updateComplete;
    (form.host.querySelector('form') as HTMLFormElement).requestSubmit();
    expect((await form.server.next('/feedback')).path).to.contain('/8001/');
  });

  it('draws a form when fields are set later, and restores the content when they are removed', async () => {
    const { host } = await brought(
      '<nh-contact-form form-id="7"><p>Loading …</p></nh-contact-form>',
    );
    host.settings = { fields, schema };
    await host.updateComplete;
    expect(host.querySelector('form [name="your-name"]')).to.not.equal(null);
    expect(host.textContent).to.not.contain('Loading');
    host.settings = {};
    await host.updateComplete;
    expect(host.innerHTML).to.equal('<p>Loading …</p>');
  });

  it('restores the content when a drawn form can no longer be drawn', async () => {
    const json = JSON.stringify({ fields, schema });
    const { host } = await brought(
      `<nh-contact-form form-id="7" settings='${json}'><p>Mail us.</p></nh-contact-form>`,
    );
    expect(host.querySelector('form')?.checkVisibility()).to.equal(true);
    expect(host.textContent).to.not.contain('Mail us.');
  });
});
