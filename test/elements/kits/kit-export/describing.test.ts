import { expect } from '@open-wc/testing';
import { cleared, live, newServer, reloaded } from '../../../page-objects/kit-export';

beforeEach(newServer);
afterEach(cleared);

describe('the first screen of an export', () => {
  it('emits a page view', async () => {
    const kit = await live();
    expect(kit.heard).to.deep.equal([['nh-kit-page-view', { place: 'kit_export' }]]);
    expect(kit.text('[aria-current="step"]')).to.equal('Describe');
  });

  it('starts with the site’s name, and counts code points', async () => {
    const kit = await live({ name: 'Linden' });
    expect(kit.text('[part="counter"]')).to.equal('6 of 75 characters');
    await kit.type('title', ' 📕 Books ');
    expect(kit.text('[part="counter"]')).to.equal('7 of 75 characters');
  });

  it('says why it cannot continue, and focuses the missing input when pressed', async () => {
    const kit = await live();
    const next = kit.button('Next: customise');
    expect(next.getAttribute('aria-disabled')).to.equal('true');
    expect(next.matches(':disabled')).to.equal(false);
    const reason = kit.host.querySelector(`[id="${next.getAttribute('aria-describedby')}"]`);
    expect(reason?.textContent).to.equal('Give the kit a name.');
    await kit.press('Next: customise');
    expect(kit.step()).to.equal('describe');
    const name = kit.find<HTMLInputElement>('[data-field="title"]');
    expect(document.activeElement).to.equal(name);
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    expect(kit.text('[part="field"] [part="fault"]')).to.equal('Give the kit a name.');
  });

  it('does not accept spaces as a name', async () => {
    const kit = await live();
    await kit.type('title', '   ');
    expect(kit.button('Next: customise').getAttribute('aria-disabled')).to.equal('true');
  });

  it('accepts texts that are too long, with the excess length, and cuts nothing off', async () => {
    const kit = await live();
    await kit.type('title', 'n'.repeat(76));
    expect(kit.text('[part="field"] [part="fault"]')).to.equal('The name is 1 character too long.');
    await kit.type('title', 'n'.repeat(75));
    await kit.type('description', 'd'.repeat(302));
    expect(kit.text('[part="fault"][data-kind="reason"]')).to.equal(
      'The description is 2 characters too long.',
    );
    await kit.press('Next: customise');
    expect(document.activeElement).to.equal(kit.find('[data-field="description"]'));
    await kit.type('description', 'd'.repeat(300));
    await kit.press('Next: customise');
    expect(kit.step()).to.equal('customize');
  });

  it('requires a part besides the plugins, which are always included', async () => {
    const kit = await live({ name: 'Linden' });
    for (const part of ['Content', 'Templates', 'Settings']) await kit.tick(part);
    expect(kit.text('[part="fault"][data-kind="reason"]')).to.equal(
      'Choose at least one part besides the plugins.',
    );
    await kit.press('Next: customise');
    expect(document.activeElement).to.equal(kit.find('[data-part="content"] input'));
    const plugins = kit.find<HTMLInputElement>('[data-part="plugins"] input');
    expect([plugins.checked, plugins.disabled]).to.deep.equal([true, true]);
  });

  it('loses nothing by a reload', async () => {
    const kit = await live();
    await kit.type('title', 'Linden');
    await kit.type('description', 'For the branch in Haarlem');
    await kit.tick('Settings');
    const again = await reloaded();
    expect(again.find<HTMLInputElement>('[data-field="title"]').value).to.equal('Linden');
    expect(again.find<HTMLTextAreaElement>('[data-field="description"]').value).to.equal(
      'For the branch in Haarlem',
    );
    expect(again.find<HTMLInputElement>('[data-part="settings"] input').checked).to.equal(false);
  });

  it('separates the drafts of two users, and ignores an invalid draft', async () => {
    const kit = await live({ draftsId: '7' });
    await kit.type('title', 'Linden');
    const other = await reloaded({ draftsId: '8' });
    expect(other.find<HTMLInputElement>('[data-field="title"]').value).to.equal('');
    for (const key of Object.keys(Object.fromEntries(entries()))) localStorage.setItem(key, '{"a"');
    const again = await reloaded({ draftsId: '7' });
    expect(again.find<HTMLInputElement>('[data-field="title"]').value).to.equal('');
  });

  it('is accessible with validation errors', async () => {
    const kit = await live();
    await kit.press('Next: customise');
    await expect(kit.host).to.be.accessible();
  });
});

function entries(): [string, string][] {
  return Array.from({ length: localStorage.length }, (_, at) => [localStorage.key(at) ?? '', '']);
}
