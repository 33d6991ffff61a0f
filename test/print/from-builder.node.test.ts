import { expect } from 'chai';
import fc from 'fast-check';
import { fromBuilder, printDocument } from '../../src/print';

const name = fc.stringMatching(/^[a-z][a-z\d-]{0,12}$/);
const safeKey = fc.stringMatching(/^x_[a-z_]{1,12}$/);
// JSON cannot hold -0.
const value = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: false } as never)
  .map((json) => JSON.parse(JSON.stringify(json)));

const element = fc.record({
  elType: fc.constantFrom('widget', 'container', 'section', 'other-kind'),
  widgetType: fc.oneof(name, fc.constantFrom('heading', 'accordion', 'tabs')),
  settings: fc.dictionary(safeKey, value, { maxKeys: 4 }),
  x_extra: value,
});

const page = fc.array(element, { maxLength: 5 }).map((elements) =>
  elements.map((one, index) => ({
    id: `e${index}`,
    ...one,
    elements: [{ id: `c${index}`, ...one, elements: [] }],
  })),
);

const hasUnsafeKey = (json: unknown): boolean =>
  /"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(json));

describe('fromBuilder', () => {
  it('neither loses nor changes what it does not understand', () => {
    fc.assert(
      fc.property(
        page.filter((data) => !hasUnsafeKey(data)),
        (data) => {
          const { document, problems } = fromBuilder(data);
          expect(JSON.parse(JSON.stringify(document.content))).to.deep.equal(data);
          expect(problems).to.deep.equal([]);
          printDocument(document);
          expect(JSON.parse(JSON.stringify(document.content))).to.deep.equal(data);
        },
      ),
    );
  });

  it('separates the widgets of this release from fixed blocks', () => {
    const { ours, fixed } = fromBuilder([
      {
        id: 'a',
        elType: 'section',
        settings: {},
        elements: [
          { id: 'b', elType: 'widget', widgetType: 'heading', settings: { title: 'A' } },
          { id: 'c', elType: 'widget', widgetType: 'of-others', settings: {} },
          { id: 'd', elType: 'widget', widgetType: 'image-carousel', settings: {} },
        ],
      },
    ]);
    expect(ours.map(({ id }) => id)).to.deep.equal(['b', 'd']);
    expect(fixed.map(({ id }) => id)).to.deep.equal(['c']);
  });
});
