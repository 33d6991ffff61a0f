import { expect } from 'chai';
import {
  elementById,
  everyElement,
  renumbered,
  replaced,
} from '../../../../demo/server/cms/build/elements';
import { elementLabel } from '../../../../demo/server/cms/build/label';
import type { BuilderElement } from '../../../../src/elements/kits/wire/files';

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
  it('are found however deep they lie', () => {
    expect(elementById(tree, 'd')).to.deep.equal(widget('d'));
    expect(elementById(tree, 'x')).to.equal(undefined);
    expect(ids(tree)).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
  });

  it('have others in the place of one, or none', () => {
    expect(ids(replaced(tree, 'd', [widget('d'), widget('f')]))).to.deep.equal([...'abcdfe']);
    expect(ids(replaced(tree, 'c', []))).to.deep.equal([...'abe']);
    expect(ids(tree)).to.deep.equal([...'abcde']);
  });

  it('get ids that neither the document nor another of them has', () => {
    const made = ['b', 'x', 'x', 'y', 'z', 'e', 'u', 'v'][Symbol.iterator]();
    const added = renumbered(tree, () => String(made.next().value), tree);
    expect(ids(added)).to.deep.equal(['x', 'y', 'z', 'u', 'v']);
  });
});

describe('the label of an element', () => {
  it('is its kind and how what it says begins', () => {
    expect(elementLabel(box('a'))).to.deep.equal({ name: 'Container', text: '' });
    expect(elementLabel(widget('b', { editor: ' Two\n\nlines ' }))).to.deep.equal({
      name: 'Text editor',
      text: 'Two lines',
    });
  });

  it('cuts a long text between letters, never within one', () => {
    const { text } = elementLabel(widget('b', { editor: '𝒜'.repeat(50) }));
    expect(text).to.equal(`${'𝒜'.repeat(40)}…`);
  });

  it('takes nothing for a text that is none', () => {
    expect(elementLabel(widget('b', { title: { en: 'x' }, text: 7 })).text).to.equal('');
  });
});
