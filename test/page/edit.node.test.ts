import { expect } from 'chai';
import {
  applyEdit,
  duplicateEdit,
  type Edit,
  type Edited,
  everyElement,
  MOST_LEVELS,
  type PageDocument,
  placeAfter,
} from '../../src/page';
import { box, chain, counter, frozen, widget } from './elements';

const page: PageDocument = frozen({
  format: 1,
  content: [box('a', widget('b'), box('c', widget('d'))), widget('e')],
  page_settings: { post_title: 'About' },
});

/** The result of an edit that must be possible. */
function edited(edit: Edit, document = page): Edited {
  const result = applyEdit(document, edit);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** The tree as text: `a(b c(d)) e`. */
function outline(elements: PageDocument['content']): string {
  return elements
    .map(({ id, elements: inner }) => id + (inner.length > 0 ? `(${outline(inner)})` : ''))
    .join(' ');
}

const after = (edit: Edit): string => outline(edited(edit).document.content);

describe('an edit of a page', () => {
  it('inserts elements at a place, or at the end', () => {
    const elements = [widget('x'), widget('y')];
    const insert = (parent: string | null, index: number) =>
      after({ kind: 'insert', elements, parent, index });
    expect(insert(null, 1)).to.equal('a(b c(d)) x y e');
    expect(insert('c', 0)).to.equal('a(b c(x y d)) e');
    expect(insert('b', 99)).to.equal('a(b(x y) c(d)) e');
    expect(insert(null, Number.NaN)).to.equal('x y a(b c(d)) e');
  });

  it('moves an element, counting its new siblings without it', () => {
    const move = (id: string, parent: string | null, index: number) =>
      after({ kind: 'move', id, parent, index });
    expect(move('a', null, 1)).to.equal('e a(b c(d))');
    expect(move('d', 'a', 0)).to.equal('a(d b c) e');
    expect(move('e', 'c', 9)).to.equal('a(b c(d e))');
  });

  it('removes adjacent siblings with their children', () => {
    expect(after({ kind: 'remove', ids: ['b', 'c'] })).to.equal('a e');
    expect(after({ kind: 'remove', ids: ['a'] })).to.equal('e');
    expect(after({ kind: 'remove', ids: [] })).to.equal('a(b c(d)) e');
  });

  it('changes settings key by key, those of the page too', () => {
    const { document } = edited({ kind: 'settings', id: 'd', set: { title: 'New', size: 2 } });
    const again = edited(
      { kind: 'settings', id: 'd', set: { size: 3 }, unset: ['title'] },
      document,
    );
    expect(everyElement(again.document.content)[3]?.settings).to.deep.equal({ size: 3 });
    expect(again.inverse).to.deep.equal({
      kind: 'settings',
      id: 'd',
      set: { title: 'New', size: 2 },
      unset: [],
    });
    const renamed = edited({ kind: 'settings', id: null, set: { post_title: 'Us' } });
    expect(renamed.document.page_settings).to.deep.equal({ post_title: 'Us' });
  });

  it('leaves the document unchanged, and shares the elements that it does not change', () => {
    const { document } = edited({ kind: 'settings', id: 'd', set: { title: 'New' } });
    expect(document.content[1]).to.equal(page.content[1]);
    expect(document.content[0]?.elements[0]).to.equal(page.content[0]?.elements[0]);
    expect(document.content[0]).not.to.equal(page.content[0]);
  });

  it('duplicates an element after it, with new ids for its children too', () => {
    const edit = duplicateEdit(page, 'a', counter());
    expect(typeof edit === 'string' ? edit : after(edit)).to.equal('a(b c(d)) n1(n2 n3(n4)) e');
    expect(duplicateEdit(page, 'x')).to.equal('unknown-element');
  });
});

describe('the place after an element', () => {
  it('is among its siblings, or the end of the page', () => {
    expect(placeAfter(page, 'b')).to.deep.equal({ parent: 'a', index: 1 });
    expect(placeAfter(page, 'a')).to.deep.equal({ parent: null, index: 1 });
    expect(placeAfter(page)).to.deep.equal({ parent: null, index: 2 });
    expect(placeAfter(page, 'x')).to.equal('unknown-element');
  });
});

describe('an impossible edit', () => {
  const at = { parent: null, index: 0 };
  const inserted = (...elements: PageDocument['content']): Edit => ({
    kind: 'insert',
    elements,
    ...at,
  });
  const impossible: Readonly<Record<string, readonly Edit[]>> = {
    'unknown-element': [
      { kind: 'move', id: 'x', ...at },
      { kind: 'remove', ids: ['x'] },
      { kind: 'settings', id: 'x', set: {} },
    ],
    'unknown-parent': [
      { kind: 'move', id: 'a', parent: 'x', index: 0 },
      { kind: 'insert', elements: [], parent: 'x', index: 0 },
    ],
    'inside-itself': [
      { kind: 'move', id: 'a', parent: 'a', index: 0 },
      { kind: 'move', id: 'a', parent: 'c', index: 0 },
    ],
    'not-adjacent': [
      { kind: 'remove', ids: ['b', 'd'] },
      { kind: 'remove', ids: ['c', 'b'] },
      { kind: 'remove', ids: ['a', 'a'] },
    ],
    'invalid-id': [inserted(widget('"><script>'))],
    'taken-id': [inserted(widget('d')), inserted(widget('x'), box('y', widget('x')))],
    'too-deep': [inserted(chain(MOST_LEVELS + 1)), inserted(chain(20_000))],
    'invalid-setting': [
      { kind: 'settings', id: 'a', set: { css_classes: 'hero" onload="' } },
      { kind: 'settings', id: 'b', set: { _margin_tablet: '1px}*{' } },
      { kind: 'settings', id: null, set: { css_classes: '<b>' } },
      inserted(box('x', widget('y', { _css_classes: 'a;b' }))),
    ],
    'unsafe-key': [{ kind: 'settings', id: 'a', set: JSON.parse('{"__proto__":{"x":1}}') }],
  };
  for (const [fault, edits] of Object.entries(impossible)) {
    it(`changes nothing and is answered with its fault: ${fault}`, () => {
      for (const edit of edits) expect(applyEdit(page, edit)).to.equal(fault);
    });
  }
});
