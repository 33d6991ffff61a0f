import { expect } from 'chai';
import { contentText } from '../../../src/api/libraries/content-text';

const heading = (title: string) => ({
  id: 'a',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
});

describe('the searchable text of a template', () => {
  it('has the beginning of a text that is longer than the limit', () => {
    const text = contentText([heading('first'), heading('word '.repeat(20_000)), heading('last')]);
    expect(text).to.have.length(50_000);
    expect(text.startsWith('first word word')).to.equal(true);
  });

  it('has all texts when they fit', () => {
    expect(contentText([heading('One'), heading('Two')])).to.equal('one two');
  });
});
