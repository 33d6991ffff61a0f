import { expect } from 'chai';
import { readDocument } from '../../src/page';
import { box, widget } from './elements';

const content = [box('a', widget('b'))];

describe('documents of earlier formats', () => {
  it('may be the list of elements that the page builder saves', () => {
    const { document, problems } = readDocument(content);
    expect(document).to.deep.equal({ format: 1, content, page_settings: {} });
    expect(problems).to.deep.equal([]);
  });

  it('may be a template file of the page builder', () => {
    const file = { version: '0.4', title: 'Hero', type: 'section', content, page_settings: [] };
    const { document, problems } = readDocument(file);
    expect(document).to.deep.equal({ format: 1, content, page_settings: { post_title: 'Hero' } });
    expect(problems).to.deep.equal([]);
  });

  it('may have title, slug and status beside the settings, which outrank them', () => {
    const { document } = readDocument({
      type: 'page',
      title: 'About',
      slug: 'about',
      status: 'publish',
      content,
      page_settings: { post_title: 'Mine', hide_title: 'yes' },
    });
    expect(document.page_settings).to.deep.equal({
      post_name: 'about',
      post_status: 'publish',
      post_title: 'Mine',
      hide_title: 'yes',
    });
  });

  it('may have the settings under the name that data folders of the demo use', () => {
    const { document } = readDocument({ content, pageSettings: { hide_title: 'yes' } });
    expect(document.page_settings).to.deep.equal({ hide_title: 'yes' });
  });
});

describe('the format of a document', () => {
  it('is told if it is newer, and the document is read as far as it is known', () => {
    const { document, problems } = readDocument({ format: 2, content, title: 'Not moved' });
    expect(document).to.deep.equal({ format: 1, content, page_settings: {} });
    expect(problems.map(({ fault, path }) => [fault, ...path])).to.deep.equal([
      ['newer-format', 'format'],
    ]);
  });

  it('counts as none if it is no version number', () => {
    for (const format of ['1', -1, 0.5, {}]) {
      const { document, problems } = readDocument({ format, content, title: 'Moved' });
      expect(document.page_settings).to.deep.equal({ post_title: 'Moved' });
      expect(problems.map(({ fault }) => fault)).to.deep.equal(['unknown-format']);
    }
  });
});
