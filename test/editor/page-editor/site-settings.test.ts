import { expect } from '@open-wc/testing';
import { changedSettings, type SettingsChange } from '../../../src/editor/panel/settings-change';
import type { SiteSettings } from '../../../src/editor/site/site-settings';
import type { SavedSettings } from '../../../src/page';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { buttonIn, type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

/** The settings of a site in memory; other people can change them too. */
function siteInMemory(settings: SavedSettings = {}) {
  const site = { settings, revision: 1, faults: [] as string[] };
  const version = () => ({ settings: site.settings, revision: String(site.revision) });
  const change = (next: SettingsChange): void => {
    site.settings = changedSettings(site.settings, next);
    site.revision += 1;
  };
  const source: SiteSettings = {
    read: async () => version(),
    async change(revision, next) {
      const fault = site.faults.shift();
      if (fault) throw new Error(fault);
      if (revision !== String(site.revision)) return undefined;
      change(next);
      return version();
    },
  };
  return Object.assign(site, { source, change });
}

const dialog = (name = 'site-settings') =>
  editor.box.querySelector(`[data-dialog="${name}"]`) as HTMLElement;

const button = (text: string, from: ParentNode = editor.box) => buttonIn(from, text);

async function openSettings(): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control('Site settings'), 'opened the menu');
  editor.control('Site settings').click();
  await until(() => dialog()?.querySelector('[part="search"] input'), 'showed the settings');
}

/** Finds a setting by the search, and returns its field. */
async function field(key: string, search: string): Promise<HTMLInputElement> {
  typeInto(dialog().querySelector('[part="search"] input'), search);
  const input = () =>
    dialog().querySelector<HTMLInputElement>(`[data-key="${key}"] input[part~="input"]`);
  await until(input, `found ${key}`);
  return input() as HTMLInputElement;
}

const bodyStyle = () =>
  editor.frame.defaultView?.getComputedStyle(editor.frame.body) as CSSStyleDeclaration;

const shared = () =>
  Reflect.get(editor.frame.defaultView as object, Symbol.for('nh-elements/configuration'));

describe('the site settings of the page editor', () => {
  it('are shown in the preview while they are changed, saved, and tracked once', async () => {
    const site = siteInMemory({ body_color: '#112233' });
    editor = await openPageEditor(page, { site: { settings: site.source } });
    await until(() => bodyStyle().color === 'rgb(17, 34, 51)', 'showed the saved color');
    await openSettings();
    typeInto(await field('body_color', 'text color'), '#445566');
    await until(() => bodyStyle().color === 'rgb(68, 85, 102)', 'showed the new color');
    expect(site.settings.body_color).to.equal('#112233');
    await expect(dialog()).to.be.accessible();
    button('Save for all pages').click();
    await until(() => dialog() === null, 'closed the dialog');
    expect(site.settings).to.deep.equal({ body_color: '#445566' });
    await until(() => editor.said() === 'The settings of the site are saved.', 'said so');
    await until(() => events().length >= 2, 'tracked the clicks');
    expect(events()).to.deep.equal(['open_e_menu', 'top_bar_site_setting']);
    expect(editor.store.changes, 'changes of the page').to.deep.equal([]);
  });

  it('reach the library in the preview by its configuration, and other keys of the kit stay', async () => {
    const site = siteInMemory({ global_image_lightbox: 'yes' });
    const files = { stylesheets: [], modules: [], config: { kit: { other: 1 } } };
    editor = await openPageEditor(page, { site: { settings: site.source }, files });
    await until(() => shared()?.configured.kit?.global_image_lightbox, 'configured the preview');
    expect(shared().configured).to.deep.equal({
      kit: { other: 1, global_image_lightbox: 'yes' },
      breakpoints: { mobile: 767, tablet: 1024 },
    });
    await openSettings();
    typeInto(await field('viewport_mobile', 'mobile breakpoint'), '600');
    await until(() => shared().configured.breakpoints.mobile === 600, 'changed the breakpoints');
  });

  it('ask before unsaved changes are left, and discard or keep them', async () => {
    const site = siteInMemory({ body_color: '#112233' });
    editor = await openPageEditor(page, { site: { settings: site.source } });
    await openSettings();
    typeInto(await field('body_color', 'text color'), '#445566');
    const leaving = new Event('beforeunload', { cancelable: true });
    await until(() => bodyStyle().color === 'rgb(68, 85, 102)', 'showed the new color');
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented, 'asks before the window leaves').to.equal(true);
    button('Back', dialog()).click();
    await until(() => dialog('site-settings-unsaved'), 'asked');
    await expect(dialog('site-settings-unsaved')).to.be.accessible();
    button('Back', dialog('site-settings-unsaved')).click();
    await until(() => dialog() && !dialog('site-settings-unsaved'), 'went back');
    expect(bodyStyle().color).to.equal('rgb(68, 85, 102)');
    button('Back', dialog()).click();
    await until(() => dialog('site-settings-unsaved'), 'asked again');
    button('Discard the changes').click();
    await until(() => bodyStyle().color === 'rgb(17, 34, 51)', 'showed the saved color');
    expect(dialog()).to.equal(null);
  });

  it('are merged with those that somebody else has saved meanwhile', async () => {
    const site = siteInMemory();
    editor = await openPageEditor(page, { site: { settings: site.source } });
    await openSettings();
    site.change({ set: { h1_color: '#000001' } });
    typeInto(await field('body_color', 'text color'), '#445566');
    button('Save for all pages').click();
    await until(() => dialog() === null, 'closed the dialog');
    expect(site.settings).to.deep.equal({ h1_color: '#000001', body_color: '#445566' });
  });

  it('show a conflict with both values, and overwrite nothing until the person has chosen', async () => {
    const site = siteInMemory();
    editor = await openPageEditor(page, { site: { settings: site.source } });
    await openSettings();
    typeInto(await field('body_color', 'text color'), '#445566');
    typeInto(await field('h1_color', 'h1 color'), '#777777');
    site.change({ set: { body_color: '#000001' } });
    button('Save for all pages').click();
    const conflict = () => dialog('site-settings-conflict');
    await until(conflict, 'showed the conflict');
    await expect(conflict()).to.be.accessible();
    expect(conflict().textContent).to.contain('Text color: saved is #000001, yours is #445566');
    expect(conflict().textContent).to.not.contain('H1 color');
    expect(site.settings).to.deep.equal({ body_color: '#000001' });
    button('Take the saved values').click();
    await until(() => bodyStyle().color === 'rgb(0, 0, 1)', 'showed the saved value');
    button('Save for all pages').click();
    await until(() => dialog() === null, 'closed the dialog');
    expect(site.settings).to.deep.equal({ body_color: '#000001', h1_color: '#777777' });
  });

  it('stay in the dialog when the server fails', async () => {
    const site = siteInMemory();
    site.faults.push('There is no connection. Try again once it is back.');
    editor = await openPageEditor(page, { site: { settings: site.source } });
    await openSettings();
    typeInto(await field('body_color', 'text color'), '#445566');
    button('Save for all pages').click();
    await until(() => dialog().textContent?.includes('no connection'), 'said why');
    button('Save for all pages').click();
    await until(() => dialog() === null, 'saved at the second try');
    expect(site.settings).to.deep.equal({ body_color: '#445566' });
  });

  it('can only be looked at without the right, and the dialog says so', async () => {
    const site = siteInMemory({ body_color: '#112233' });
    const rights = { edit: true, publish: true, settings: false, html: true };
    editor = await openPageEditor(page, { site: { settings: site.source }, opened: { rights } });
    await openSettings();
    expect(dialog().textContent).to.contain('Your account may not change the settings of the site');
    expect((await field('body_color', 'text color')).disabled).to.equal(true);
    expect(button('Save for all pages')).to.equal(undefined);
  });

  it('are off, with the reason, where the server does not offer them', async () => {
    editor = await openPageEditor(page);
    editor.control('Menu').click();
    const entry = () => editor.box.querySelector<HTMLElement>('[data-action="siteSettings"]');
    await until(entry, 'opened the menu');
    expect(entry()?.ariaDisabled).to.equal('true');
    expect(entry()?.textContent).to.contain('does not offer its settings');
    entry()?.click();
    expect(dialog()).to.equal(null);
    await until(() => events().length >= 1, 'tracked the clicks');
    expect(events()).to.deep.equal(['open_e_menu']);
  });
});
