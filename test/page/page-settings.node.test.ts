import { expect } from 'chai';
import { pageSettings, readDocument } from '../../src/page';

describe('the settings of a page', () => {
  it('have defaults', () => {
    const { document } = readDocument({ content: [] });
    expect(pageSettings(document)).to.deep.include({
      post_title: '',
      post_status: 'draft',
      hide_title: false,
      scroll_snap: false,
    });
  });

  it('are read in the forms that the builder saves', () => {
    const page_settings = {
      hide_title: 'yes',
      scroll_snap: 'yes',
      scroll_snap_padding: { unit: 'px', size: '80' },
      padding: { unit: 'px', top: '40', right: '', bottom: '40', left: '', isLinked: false },
      background_image: { url: '/a.webp', id: 3 },
      stretched_section_container: '#content',
    };
    const { document, problems } = readDocument({ content: [], page_settings });
    expect(problems).to.deep.equal([]);
    expect(pageSettings(document)).to.deep.include({
      hide_title: true,
      scroll_snap_padding: { value: 80, unit: 'px' },
      padding: {
        top: { value: 40, unit: 'px' },
        bottom: { value: 40, unit: 'px' },
        isLinked: false,
      },
      background_image: { url: '/a.webp', id: 3 },
    });
  });

  it('refuse addresses that run code, and selectors that reach further', () => {
    const page_settings = {
      seo_image: { url: 'javascript:alert(1)' },
      stretched_section_container: 'body, *',
      post_name: '../admin',
    };
    const { document, problems } = readDocument({ format: 1, content: [], page_settings });
    expect(document.page_settings).to.deep.equal({});
    expect(problems).to.have.length(3);
  });
});
