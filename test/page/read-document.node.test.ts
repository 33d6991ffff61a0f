import { expect } from 'chai';
import fc from 'fast-check';
import {
  documentProblemText,
  everyElement,
  isElementName,
  MOST_LEVELS,
  readDocument,
  readElements,
} from '../../src/page';
import { box, chain, frozen, widget } from './elements';

/** The problems of a document as texts. */
const textsOf = (json: unknown): string[] => readDocument(json).problems.map(documentProblemText);

/** The problems as `fault path`. */
const faultsOf = (json: unknown): string[] =>
  readDocument(json).problems.map(({ fault, path }) => `${fault} ${path.join('.')}`);

describe('readDocument', () => {
  it('keeps a sound document as it is', () => {
    const json = frozen({
      format: 1,
      content: [box('a', widget('b', { title: 'Über uns', list: [1, null, { x: true }] }))],
      page_settings: { post_title: 'About', other_plugin: { deep: [1] } },
    });
    expect(readDocument(json)).to.deep.equal({ document: json, problems: [] });
  });

  it('keeps elements, settings and keys of other software', () => {
    const content = [
      { ...widget('a', { elType: 'mine' }), widgetType: 'their-slider', isLocked: true },
      { ...box('b'), elType: 'e-flexbox', styles: { 's-1': { variants: [{ props: {} }] } } },
    ];
    const { document, problems } = readDocument({ format: 1, content });
    expect(document.content).to.deep.equal(content);
    expect(problems).to.deep.equal([]);
  });

  it('reads the empty lists and numbered objects that PHP prints', () => {
    const child = { id: 7, elType: 'widget', widgetType: 'divider', isInner: '', settings: [] };
    const { document, problems } = readDocument({
      content: { 0: { ...box('a'), settings: [], elements: { 3: child } } },
      page_settings: [],
    });
    expect(problems).to.deep.equal([]);
    expect(document.page_settings).to.deep.equal({});
    expect(everyElement(document.content)[1]).to.deep.equal({
      id: '7',
      elType: 'widget',
      widgetType: 'divider',
      isInner: false,
      settings: {},
      elements: [],
    });
  });

  it('leaves out only the elements that are none, and tells each once with its path', () => {
    const json = {
      format: 1,
      content: [
        box('a', widget('b')),
        'junk',
        null,
        [],
        { id: 'c', elements: [] },
        { ...widget('d'), widgetType: '<b>' },
        { ...box('e'), settings: 'x', elements: 5, isInner: 'perhaps' },
      ],
    };
    expect(everyElement(readDocument(json).document.content).map(({ id }) => id)).to.deep.equal([
      ...'abe',
    ]);
    expect(faultsOf(json)).to.deep.equal([
      'not-an-element content.1',
      'not-an-element content.2',
      'not-an-element content.3',
      'no-type content.4.elType',
      'no-widget-type content.5.widgetType',
      'not-a-toggle content.6.isInner',
      'not-an-object content.6.settings',
      'not-a-list content.6.elements',
    ]);
  });

  it('leaves out only the settings whose values are invalid', () => {
    const json = {
      format: 1,
      content: [widget('a', { _css_classes: 'hero "onload', title: 'Kept', _element_id: 'x y' })],
      page_settings: { post_status: 'gone', seo_title: 'Kept', css_classes: 'is-wide md:flex' },
    };
    const { document } = readDocument(json);
    expect(document.content[0]?.settings).to.deep.equal({ title: 'Kept' });
    expect(document.page_settings).to.deep.equal({
      seo_title: 'Kept',
      css_classes: 'is-wide md:flex',
    });
    expect(textsOf(json)).to.deep.equal([
      'document.content[0].settings._element_id is "x y", which is not an id of letters, digits, "_" and "-", so it counts as not set. Print an id of letters, digits, "_" and "-", or remove the key.',
      'document.content[0].settings._css_classes is "hero \\"onload", which is not CSS classes of letters, digits, "_", "-" and ":", separated by spaces, so it counts as not set. Print CSS classes of letters, digits, "_", "-" and ":", separated by spaces, or remove the key.',
      'document.page_settings.post_status is "gone", which is not one of "publish", "draft", "pending", "private", "future", so its default "draft" is used. Print one of "publish", "draft", "pending", "private", "future", or remove the key.',
    ]);
  });

  it('reads the settings of each kind of element by its own names', () => {
    const sides = { unit: 'px', top: '8', right: '', bottom: '8', left: '', isLinked: false };
    const json = [
      { ...box('a'), settings: { padding: sides, margin_tablet: 'wide', _margin: 'theirs' } },
      widget('b', { _padding: sides, _margin: 'wide', padding: { size: 'any' } }),
      { ...box('c'), elType: 'e-flexbox', settings: { padding: 'theirs' } },
    ];
    const { elements, problems } = readElements(json);
    expect(elements.map(({ settings }) => settings)).to.deep.equal([
      { padding: sides, _margin: 'theirs' },
      { _padding: sides, padding: { size: 'any' } },
      { padding: 'theirs' },
    ]);
    expect(problems.map(({ path }) => path.join('.'))).to.deep.equal([
      'content.0.settings.margin_tablet',
      'content.1.settings._margin',
    ]);
  });

  it('ignores keys that could change prototypes, and values that are no JSON', () => {
    const json = JSON.parse(
      '{"format":1,"__proto__":{"x":1},"content":[{"id":"a","elType":"container","__proto__":{"y":1},"settings":{"__proto__":{"z":1},"ok":{"constructor":{"prototype":{}},"n":1}}}]}',
    );
    json.content[0].settings.call = () => {};
    json.content[0].settings.endless = Number.POSITIVE_INFINITY;
    const { document } = readDocument(json);
    expect(document.content[0]).to.deep.equal({ ...box('a'), settings: { ok: { n: 1 } } });
    expect(Object.getPrototypeOf(document.content[0]?.settings)).to.equal(Object.prototype);
    expect(({} as Record<string, unknown>).z).to.equal(undefined);
    expect(faultsOf(json)).to.have.members([
      'unsafe-key content.0.settings.__proto__',
      'unsafe-key content.0.settings.ok.constructor',
      'not-json content.0.settings.call',
      'not-json content.0.settings.endless',
      'unsafe-key content.0.__proto__',
    ]);
  });

  it('gives an empty page for anything that is no document', () => {
    for (const json of [undefined, null, 7, 'text', true, {}, { title: 'x' }]) {
      const { document, problems } = readDocument(json);
      expect(document).to.deep.equal({ format: 1, content: [], page_settings: {} });
      expect(problems.map(({ fault }) => fault)).to.deep.equal(['not-a-document']);
    }
  });

  it('cuts trees and settings that are nested too deeply, without a stack overflow', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) deep = level % 2 ? [deep] : { deep };
    const { document, problems } = readDocument([chain(20_000), widget('w', { deep, kept: 1 })]);
    expect(everyElement(document.content)).to.have.length(MOST_LEVELS + 1);
    expect(problems.map(({ fault }) => fault)).to.deep.equal(['too-deep', 'too-deep']);
    expect(document.content[1]?.settings.kept).to.equal(1);
    expect(() => JSON.stringify(document)).not.to.throw();
  });

  it('never throws, and reads its own result without a change or a problem', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, maxDepth: 5 }), (json) => {
        const once = readDocument({ content: [json, { ...box('a'), settings: json }] }).document;
        const again = readDocument(JSON.parse(JSON.stringify(once)));
        expect(again.document).to.deep.equal(once);
        expect(again.problems).to.deep.equal([]);
      }),
    );
  });
});

describe('the ids of a document that is read', () => {
  it('are replaced if they are missing, unsafe or taken, by ids that no other element has', () => {
    const json = [widget('a'), widget('a'), widget('a b'), { ...widget('z'), id: undefined }];
    const { elements, problems } = readElements(json);
    const ids = elements.map(({ id }) => id);
    expect(new Set(ids)).to.have.property('size', 4);
    expect(ids[0]).to.equal('a');
    expect(ids.every(isElementName)).to.equal(true);
    expect(problems.map(({ fault }) => fault)).to.deep.equal([
      'duplicate-id',
      'invalid-id',
      'no-id',
    ]);
  });

  it('do not depend on the time or on chance', () => {
    const json = [widget(''), box('x', widget('x'))];
    expect(readElements(json)).to.deep.equal(readElements(json));
  });

  it('never take the id of a later element', () => {
    const [first] = readElements([widget('')]).elements;
    const id = first?.id ?? '';
    const { elements, problems } = readElements([widget(''), widget(id)]);
    expect(elements[1]?.id).to.equal(id);
    expect(elements[0]?.id).not.to.equal(id);
    expect(problems).to.have.length(1);
  });
});
