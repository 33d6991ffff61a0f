import { expect } from 'chai';
import { elementLabel } from '../../../../demo/server/cms/build/label';
import type { BuilderElement } from '../../../../src/page';

const widget = (id: string, settings: BuilderElement['settings'] = {}): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'text-editor',
  settings,
  elements: [],
});

const box = (id: string, ...elements: BuilderElement[]): BuilderElement => ({
  id,
  elType: 'container',
  settings: {},
  elements,
});

describe('the label of an element', () => {
  it('is its type and the beginning of its text', () => {
    expect(elementLabel(box('a'))).to.deep.equal({ name: 'Container', text: '' });
    expect(elementLabel(widget('b', { editor: ' Two\n\nlines ' }))).to.deep.equal({
      name: 'Text editor',
      text: 'Two lines',
    });
  });

  it('cuts a long text between characters, never within one', () => {
    const { text } = elementLabel(widget('b', { editor: '𝒜'.repeat(50) }));
    expect(text).to.equal(`${'𝒜'.repeat(40)}…`);
  });

  it('ignores values that are not texts', () => {
    expect(elementLabel(widget('b', { title: { en: 'x' }, text: 7 })).text).to.equal('');
  });
});
