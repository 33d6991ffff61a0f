import { expect } from 'chai';
import fc from 'fast-check';
import { configure } from '../../../src/core/config';
import { revisionDifference } from '../../../src/editor/saving';
import {
  applyEdit,
  type BuilderElement,
  DOCUMENT_FORMAT,
  type Edit,
  type PageDocument,
  type SavedSettings,
} from '../../../src/page';

const heading = (id: string, settings: SavedSettings = { title: id }): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings,
  elements: [],
});

const box = (id: string, ...elements: BuilderElement[]): BuilderElement => ({
  id,
  elType: 'container',
  settings: {},
  elements,
});

const page = (...content: BuilderElement[]): PageDocument => ({
  format: DOCUMENT_FORMAT,
  content,
  page_settings: {},
});

/** What differs, in short. */
const short = (before: PageDocument, after: PageDocument) =>
  revisionDifference(before, after).map(({ kind, title }) => `${kind} ${title}`);

/** The settings of a heading that differ, in words. */
const words = (before: SavedSettings, after: SavedSettings) =>
  revisionDifference(page(heading('a', before)), page(heading('a', after))).flatMap(
    ({ settings }) =>
      settings.map(
        ({ label, device, before: one, after: other }) =>
          `${label}${device ? ` (${device})` : ''}: ${one} → ${other}`,
      ),
  );

const edited = (document: PageDocument, edit: Edit): PageDocument => {
  const result = applyEdit(document, edit);
  if (typeof result === 'string') throw new Error(result);
  return result.document;
};

describe('the difference of two revisions', () => {
  it('is empty for the same page', () => {
    const one = page(box('b', heading('a')), heading('c'));
    expect(revisionDifference(one, structuredClone(one))).to.deep.equal([]);
  });

  it('names added and removed nodes by their kinds and texts, without their children', () => {
    const before = page(heading('a', { title: 'Old <b>news</b>' }), box('b'));
    const after = page(box('b'), box('c', heading('d')));
    expect(short(before, after)).to.deep.equal(['added Container', 'removed Heading “Old news”']);
  });

  it('has the settings of a changed node in words of their declarations', () => {
    const before = {
      title: 'Hello',
      header_size: 'h2',
      typography_font_size: { size: 20, unit: 'px' },
    };
    const after = {
      title: 'Goodbye',
      header_size: 'h3',
      typography_font_size: { size: 30, unit: 'px' },
      typography_font_size_tablet: { size: 1.5, unit: 'em' },
      align: 'center',
    };
    const all = words(before, after);
    expect(all).to.include('Title: Hello → Goodbye');
    expect(all).to.include('Typography: Size: 20px → 30px');
    expect(all).to.include('Typography: Size (tablet): Default → 1.5em');
    expect(all.find((one) => one.includes('H2'))).to.match(/: H2 → H3$/);
    expect(all.find((one) => one.includes('Center'))).to.match(/: Default → Center$/);
  });

  it('names variables that a setting was connected to', () => {
    const globals = (id: string) => ({ __globals__: { title_color: `globals/colors?id=${id}` } });
    const [one = ''] = words(globals('primary'), globals('accent'));
    expect(one).to.match(/color: Variable primary → Variable accent$/i);
  });

  it('keeps the keys and values of other software', () => {
    expect(words({ other_key: { a: 1 } }, { other_key: { a: 2 } })).to.deep.equal([
      'other_key: {"a":1} → {"a":2}',
    ]);
  });

  it('names the item of a list that has changed', () => {
    const list = (text: string): BuilderElement => ({
      ...heading('l', { icon_list: [{ text: 'One' }, { text }] }),
      widgetType: 'icon-list',
    });
    const [difference] = revisionDifference(page(list('Two')), page(list('Three')));
    const [setting] = difference?.settings ?? [];
    expect(setting?.label).to.match(/ 2: Text$/);
    expect(setting).to.include({ before: 'Two', after: 'Three' });
  });

  it('quotes the text of a node as the site does', () => {
    configure({ messages: { 'editor.difference.named': '{kind}「{text}」' } });
    expect(short(page(heading('a')), page())).to.deep.equal(['removed Heading「a」']);
    configure({ messages: undefined });
  });

  it('says which node has moved: one, when the last became the first', () => {
    const [a, b, c] = [heading('a'), heading('b'), heading('c')];
    expect(short(page(a, b, c), page(c, a, b))).to.deep.equal(['moved Heading “c”']);
    expect(short(page(box('x', a), b), page(box('x'), b, a))).to.deep.equal(['moved Heading “a”']);
  });

  it('has the changed settings of the page', () => {
    const after = { ...page(), page_settings: { post_title: 'New', hide_title: 'yes' } };
    const [difference] = revisionDifference(page(), after);
    expect(difference).to.include({ id: null, kind: 'changed', title: 'Page' });
    expect(
      difference?.settings.map(({ label, after: value }) => `${label}: ${value}`),
    ).to.have.members(['Title: New', 'Hide title: On']);
  });

  it('names exactly the node of any single edit', () => {
    const start = page(box('x', heading('a'), heading('b')), box('y', heading('c')), heading('d'));
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const parent = fc.constantFrom('x', 'y', null);
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('remove' as const), ids: fc.tuple(id) }),
      fc.record({ kind: fc.constant('move' as const), id, parent, index: fc.nat(3) }),
      fc.record({
        kind: fc.constant('settings' as const),
        id,
        set: fc.record({ title: fc.string({ minLength: 9 }) }),
      }),
    );
    fc.assert(
      fc.property(edit, (one) => {
        const found = revisionDifference(start, edited(start, one as Edit));
        expect(found.length).to.be.lessThan(2);
        const wanted = 'ids' in one ? one.ids[0] : one.id;
        // Two neighbours that change places: either of them has moved.
        const isSwap = one.kind === 'move' && found.length === 1;
        if (found[0] && !isSwap) expect(found[0].id).to.equal(wanted);
      }),
    );
  });
});
