import { expect } from 'chai';
import {
  elementById,
  everyElement,
  replaced,
  withNewIds,
} from '../../../../demo/server/cms/build/elements';
import { elementLabel } from '../../../../demo/server/cms/build/label';
import type { BuilderElement } from '../../../../src/api/kits/files';

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

const tree = [box('a', widget('b'), box('c', widget('d'))), widget('e')];

const ids = (elements: readonly BuilderElement[]): string[] =>
  everyElement(elements).map(({ id }) => id);

describe('the elements of a document', () => {
  it('are found at any depth', () => {
    expect(elementById(tree, 'd')).to.deep.equal(widget('d'));
    expect(elementById(tree, 'x')).to.equal(undefined);
    expect(ids(tree)).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
  });

  it('are copied with an element replaced or removed', () => {
    expect(ids(replaced(tree, 'd', [widget('d'), widget('f')]))).to.deep.equal([...'abcdfe']);
    expect(ids(replaced(tree, 'c', []))).to.deep.equal([...'abe']);
    expect(ids(tree)).to.deep.equal([...'abcde']);
  });

  it('get ids that are unique in the document', () => {
    const made = ['b', 'x', 'x', 'y', 'z', 'e', 'u', 'v'][Symbol.iterator]();
    const added = withNewIds(tree, () => String(made.next().value), tree);
    expect(ids(added)).to.deep.equal(['x', 'y', 'z', 'u', 'v']);
  });
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
