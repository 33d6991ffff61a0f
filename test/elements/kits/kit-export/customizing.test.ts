import { expect } from '@open-wc/testing';
import { registerKitSection } from '../../../../src/elements/kits';
import {
  atCustomize,
  cleared,
  type Live,
  live,
  newServer,
  reloaded,
} from '../../../page-objects/kit-export';
import { rendered } from '../../../page-objects/until';
import type { Server } from '../../../server-doubles/kit-export';

let server: Server;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const places = ({ heard }: Live) =>
  heard.flatMap(([name, detail]) => (name === 'nh-kit-page-view' ? [Object(detail).place] : []));

const share = (kit: Live, part: string) => kit.text(`[data-part="${part}"] [part="count"]`);

describe('the second screen of an export', () => {
  it('emits page views for itself and each of its dialogs', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Content');
    await kit.press('Cancel');
    await kit.press('Edit Settings');
    expect(places(kit)).to.deep.equal([
      'kit_export',
      'kit_export_customization',
      'kit_export_customization_edit',
      'kit_export_customization_edit',
    ]);
  });

  it('focuses its heading', async () => {
    const kit = await atCustomize();
    expect(document.activeElement).to.equal(kit.find('h2'));
    await kit.press('Back');
    expect(kit.step()).to.equal('describe');
    expect(document.activeElement).to.equal(kit.find('h2'));
  });

  it('customises a part in a dialog, and returns the focus to its button', async () => {
    const kit = await atCustomize();
    expect(share(kit, 'content')).to.equal('Everything');
    await kit.press('Edit Content');
    await kit.tick('Visit');
    await kit.tick('Menus');
    await kit.press('Save');
    expect(share(kit, 'content')).to.equal('5 of 7 chosen');
    expect(document.activeElement).to.equal(kit.button('Edit Content'));
    await kit.press('Edit Content');
    await kit.tick('About');
    await kit.press('Cancel');
    expect(share(kit, 'content')).to.equal('5 of 7 chosen');
  });

  it('keeps a dialog over a reload, and returns the focus to its button', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Content');
    await kit.tick('Visit');
    const again = await reloaded();
    expect(again.find('dialog').matches(':modal')).to.equal(true);
    await again.press('Save');
    expect(share(again, 'content')).to.equal('6 of 7 chosen');
    expect(document.activeElement).to.equal(again.button('Edit Content'));
  });

  it('drops the customisation of a deselected part', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Content');
    await kit.tick('Visit');
    await kit.press('Save');
    await kit.tick('Content');
    expect(share(kit, 'content')).to.equal('Left out');
    await kit.tick('Content');
    expect(share(kit, 'content')).to.equal('Everything');
  });

  it('excludes a part without a selection, and focuses its checkbox', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Templates');
    await kit.tick('Headers');
    await kit.tick('Popups');
    await kit.press('Save');
    expect(share(kit, 'templates')).to.equal('Left out');
    expect(document.activeElement).to.equal(kit.find('[data-part="templates"] input'));
  });

  it('shows unavailable content with the reason', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Settings');
    const code = kit.find('[data-section="code"]');
    expect(code.textContent).to.contain('Not set on this site.');
    expect(code.querySelector('input')?.disabled).to.equal(true);
  });

  it('shows a section that the site registers, even later', async () => {
    const kit = await atCustomize();
    const takeBack = registerKitSection('settings', { key: 'shop', title: 'Shop', order: 1 });
    await rendered();
    await kit.press('Edit Settings');
    expect(kit.text('[part="dialog-body"] [part="section"]')).to.equal('Shop');
    takeBack();
  });

  it('shows that it loads the site’s content, and an error if that fails', async () => {
    const answer = server.hold('GET kits/contents');
    const kit = await atCustomize();
    expect(kit.text('[role="status"]')).to.equal('Loading the site’s content …');
    expect(kit.find('progress').hasAttribute('value')).to.equal(false);
    server.refuse('GET kits/contents', 'rest_forbidden', 403);
    answer();
    await rendered();
    expect(kit.host.querySelector('progress')).to.equal(null);
    expect(kit.text('[role="alert"] h3')).to.equal('Your account has no permission');
    await kit.press('Try again');
    expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
    expect(document.activeElement).to.equal(kit.find('h2'));
    expect(kit.button('Edit Content')).to.be.instanceOf(HTMLButtonElement);
  });

  it('retries automatically when the connection is back', async () => {
    server.next('GET kits/contents', new TypeError('Failed to fetch'));
    const kit = await live();
    expect(kit.text('[role="alert"]')).to.contain('when you are online');
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
    expect(server.whats()).to.deep.equal(['GET kits/contents', 'GET kits/contents']);
  });

  it('offers formats of page builders only if the server has some', async () => {
    const { formats: _none, ...site } = server.site;
    Object.assign(server, { site });
    const kit = await atCustomize();
    expect(kit.host.querySelector('[part="formats"]')).to.equal(null);
  });

  it('offers the cloud library only if the site has it', async () => {
    const kit = await atCustomize({ cloud: false });
    expect(kit.host.querySelector('[part="targets"]')).to.equal(null);
  });

  it('is accessible', async () => {
    const kit = await atCustomize();
    await expect(kit.host).to.be.accessible();
    await kit.press('Edit Content');
    await expect(kit.host).to.be.accessible();
  });
});
