import { expect } from 'chai';
import type { KitChoice } from '../../../src/tracking/kits/kit-choice';
import { kitFields, kitShare } from '../../../src/tracking/kits/kit-fields';

const choice: KitChoice = {
  includes: ['content', 'templates', 'plugins'],
  customization: {
    content: { pages: ['1', '2'], menus: { enabled: false }, customPostTypes: ['work', 'book'] },
    templates: { headers: [], footers: { enabled: true } },
    settings: { colors: false },
  },
  counts: {
    content: { pages: 3, posts: 7, menus: 1, customPostTypes: 2 },
    templates: { headers: 2, footers: 1 },
    settings: { colors: 1 },
  },
  description: 'For my friend Ada',
  source: 'cloud',
};

describe('the selected share of a section', () => {
  it('is None for an empty list, even without documents', () => {
    expect(kitShare([], 3)).to.equal('None');
    expect(kitShare([], 0)).to.equal('None');
  });

  it('is All for all, and Partial for some', () => {
    expect(kitShare(['1', '2'], 2)).to.equal('All');
    expect(kitShare(['1'], 2)).to.equal('Partial');
  });

  it('is Partial if the total is unknown', () => {
    expect(kitShare(['1'], undefined)).to.equal('Partial');
  });

  it('is the flag of a switch', () => {
    expect(kitShare({ enabled: true }, 4)).to.equal(true);
    expect(kitShare({ enabled: false }, 4)).to.equal(false);
    expect(kitShare(true, undefined)).to.equal(true);
    expect(kitShare(false, 1)).to.equal(false);
  });
});

describe('the fields of an export', () => {
  it('contain the parts, the customised shares and the counts', () => {
    expect(kitFields('export', choice)).to.deep.equal({
      kit_export_content: true,
      kit_export_templates: true,
      kit_export_settings: false,
      kit_export_plugins: true,
      kit_export_content_pages: 'Partial',
      kit_export_content_menus: false,
      kit_export_content_customPostTypes: 'All',
      kit_export_templates_headers: 'None',
      kit_export_templates_footers: true,
      kit_description: true,
      kit_page_count: 2,
      kit_post_type_count: 2,
      kit_post_count: 7,
      kit_source: 'cloud',
    });
  });

  it('contain no typed text', () => {
    expect(JSON.stringify(kitFields('export', choice))).not.to.contain('Ada');
    expect(kitFields('export', { ...choice, description: ' ' }).kit_description).to.equal(false);
    expect(kitFields('export', { ...choice, description: undefined }).kit_description).to.equal(
      false,
    );
  });

  it('count no content that is not selected', () => {
    const fields = kitFields('export', { ...choice, includes: ['settings'], source: 'file' });
    expect(fields).to.include({
      kit_export_content: false,
      kit_export_settings_colors: false,
      kit_page_count: 0,
      kit_post_type_count: 0,
      kit_post_count: 0,
      kit_source: 'file',
    });
    expect(fields).not.to.have.property('kit_export_content_pages');
  });

  it('count none of a section that is switched off', () => {
    const customization = { content: { posts: false, pages: { enabled: false } } };
    expect(kitFields('export', { ...choice, customization })).to.include({
      kit_page_count: 0,
      kit_post_type_count: 2,
      kit_post_count: 0,
    });
  });
});

describe('the fields of an import', () => {
  it('are the same with import in their names, and the deselected parts', () => {
    const fields = kitFields('import', choice);
    expect(fields).to.include({
      kit_import_content: true,
      kit_import_settings: false,
      kit_import_content_pages: 'Partial',
      kit_page_count: 2,
      kit_source: 'cloud',
    });
    expect(fields.kit_import_deselected).to.deep.equal([
      'content.menus',
      'templates.headers',
      'settings',
    ]);
    expect(Object.keys(fields).some((name) => name.startsWith('kit_export'))).to.equal(false);
  });

  it('do not list missing parts as deselected', () => {
    const without = {
      ...choice,
      includes: ['plugins'],
      counts: { content: { pages: 1 } },
    } as const;
    expect(kitFields('import', without).kit_import_deselected).to.deep.equal(['content']);
  });
});
