import { expect } from 'chai';
import { sectionKeys, templateGroups } from '../../../../src/api/kits/sections';
import { configure } from '../../../../src/core/config';
import { registerKitSection } from '../../../../src/elements/kits';
import { exportContents, partSections } from '../../../../src/elements/kits/parts';
import { siteContents } from './site';

const keys = (sections: readonly { key: string }[]) => sections.map(({ key }) => key);

/** Without a document there is no language to count in. */
function inEnglish(): void {
  before(() => configure({ locale: 'en' }));
  after(() => configure({ locale: undefined }));
}

const contents = () => exportContents(siteContents());

describe('the exportable content of a site', () => {
  inEnglish();

  it('is listed by part and section, with its documents', () => {
    expect(Object.keys(contents())).to.deep.equal(['content', 'templates', 'settings', 'plugins']);
    expect(contents().content.posts).to.deep.include({
      items: [
        { id: 'd1', title: 'Spring', note: undefined },
        { id: 'd2', title: 'Autumn', note: undefined },
      ],
    });
    expect(contents().content.customPostTypes?.items?.[0]?.note).to.equal('12 documents');
    expect(contents().plugins.plugins?.items?.map(({ id, note }) => [id, note])).to.deep.equal([
      ['forms/forms.php', 'Version 6.1'],
      ['backups/backups.php', 'Version 2.0, not active'],
    ]);
  });

  it('says why nothing in a section can be selected', () => {
    expect(contents().content.taxonomies?.unavailable).to.equal('None on this site.');
    expect(contents().settings.code?.unavailable).to.equal('Not set on this site.');
    expect(contents().settings.colors?.unavailable).to.equal(undefined);
  });
});

describe('the sections of a part', () => {
  inEnglish();

  it('are the known ones with content, in the tools’ order and with their titles', () => {
    const sections = partSections('content', contents().content, {}).getAll();
    expect(keys(sections)).to.deep.equal([...sectionKeys.content]);
    expect(sections[3]?.title).to.equal('Custom post types');
    expect(keys(partSections('templates', contents().templates, {}).getAll())).to.deep.equal([
      'headers',
      'popups',
    ]);
  });

  it('include those that only the server knows, at the end with its titles', () => {
    const own = { ...contents().settings, shop: { title: 'Shop' }, nameless: {} };
    const sections = partSections('settings', own, {}).getAll();
    expect(sections.slice(-2).map(({ key, title }) => [key, title])).to.deep.equal([
      ['shop', 'Shop'],
      ['nameless', 'nameless'],
    ]);
  });

  it('initially follow the templates of an uploaded kit', () => {
    const groups = { header: 'headers', popup: 'popups' };
    const registry = partSections('templates', contents().templates, groups);
    const uploadedData = { manifest: { templates: { 1: { doc_type: 'popup' } } } };
    expect(registry.getState({ uploadedData }, true)).to.deep.equal({
      headers: { enabled: false },
      popups: { enabled: true },
    });
    expect(registry.getState({}, true).headers).to.deep.equal({ enabled: true });
  });

  it('cover every template type of the page builder', () => {
    expect(sectionKeys.templates).to.include.members(Object.values(templateGroups));
  });
});

describe('a section registered by the site', () => {
  inEnglish();

  it('is listed with its part, and adds children to a built-in one', () => {
    const child = { key: 'accent', title: 'Accent colour' };
    const takeBack = [
      registerKitSection('settings', { key: 'shop', title: 'Shop', order: 0 }),
      registerKitSection('settings', { key: 'colors', title: 'Other', children: [child] }),
    ];
    const { settings } = contents();
    const sections = partSections('settings', settings, {}).getAll();
    expect(sections[0]?.key).to.equal('shop');
    const colors = sections.find(({ key }) => key === 'colors');
    expect(colors?.title).to.equal('Global colours');
    expect(keys(colors?.children ?? [])).to.deep.equal(['accent']);
    for (const take of takeBack) take();
    expect(keys(partSections('settings', settings, {}).getAll())).not.to.include('shop');
  });

  it('may get its initial state from its registry', () => {
    const takeBack = registerKitSection('templates', (registry) => ({
      key: 'recipes',
      title: 'Recipes',
      getInitialState: registry.importInitialState('recipes', false),
    }));
    const registry = partSections('templates', {}, { recipe: 'recipes' });
    const uploadedData = { manifest: { templates: [{ doc_type: 'recipe' }] } };
    expect(registry.getState({ uploadedData })).to.deep.equal({ recipes: { enabled: true } });
    expect(registry.getState({})).to.deep.equal({ recipes: { enabled: false } });
    takeBack();
  });

  it('is rejected at once without a name or a part', () => {
    expect(() => registerKitSection('content', { key: 'a', title: '' })).to.throw(
      'Template type must have key and title',
    );
    expect(() => registerKitSection('design' as never, { key: 'a', title: 'A' })).to.throw(
      TypeError,
      'design',
    );
  });
});
