import { expect } from 'chai';
import fc from 'fast-check';
import { everyElement, readDocument } from '../../src/page';
import { blocks } from '../../src/page/blocks';
import { printDocument, printNode, printNodeCss, toHtml } from '../../src/print';
import { elementKinds, sampleSettings, settingsOf } from './elements';

/** The widgets of pages, with the settings of their examples. */
const samples: readonly object[] = [
  ...elementKinds.flatMap((kind) =>
    sampleSettings(kind).map((settings) => ({ widgetType: kind.widgetType, settings })),
  ),
  ...[...blocks].flatMap(([widgetType, { examples }]) =>
    examples.flatMap(settingsOf).map((settings) => ({ widgetType, settings })),
  ),
];

const style = fc.record(
  {
    padding: fc.constantFrom('4px', '8px'),
    _padding: fc.constantFrom('4px', '8px'),
    _padding_mobile: fc.constantFrom('2px', '8px'),
    color_link: fc.constantFrom('#123456', '#654321'),
    hide_mobile: fc.constant('hidden-mobile'),
    html_tag: fc.constantFrom('main', 'nav'),
  },
  { requiredKeys: [] },
);

const leaf = fc
  .tuple(fc.constantFrom(...samples), style)
  .map(([{ settings, ...widget }, own]: [{ settings?: object }, object]) => ({
    elType: 'widget',
    ...widget,
    settings: { ...settings, ...own },
  }));

const { node } = fc.letrec<{ node: object }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.record({
      elType: fc.constantFrom('container', 'section', 'column', 'of-others'),
      settings: style,
      elements: fc.array(tie('node'), { maxLength: 3 }),
    }),
    fc.record({
      elType: fc.constant('widget'),
      widgetType: fc.constantFrom('nested-tabs', 'nested-accordion', 'nh-masonry', 'of-others'),
      settings: style,
      elements: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
}));

/** The rules for a box and its parts, in their order, each with its media query. */
function rulesFor(css: string, box: string): string[] {
  const rules: string[] = [];
  const inQueries = css.replace(/@media ([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\}/g, (_, query, text) => {
    return text.replaceAll(/([^{}]*)(\{[^{}]*\})/g, `@${String(query).replaceAll(',', '')} $1$2`);
  });
  for (const [, list = '', text = ''] of inQueries.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const query = list.startsWith('@') ? list.slice(0, list.indexOf('.')) : '';
    for (const selector of list.slice(query.length).split(',')) {
      const inside = selector.slice(box.length);
      if (selector.startsWith(box) && !/^[\w-]/.test(inside))
        rules.push(`${query}${inside}{${text}}`);
    }
  }
  return rules;
}

describe('a node printed alone', () => {
  it('has the markup that it has in its page', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const { document } = readDocument(content);
        const { html } = printDocument(document);
        for (const element of everyElement(document.content)) {
          if (isPrinted(html, element.id)) expect(html).to.include(toHtml(printNode(element)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the rules that apply to it in its page', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const { document } = readDocument(content);
        const { css } = printDocument(document);
        for (const element of everyElement(document.content)) {
          const box = `.nh-e-${element.id}`;
          const own = rulesFor(printNodeCss(element), box);
          expect(rulesFor(css, box).sort()).to.deep.equal(own.sort());
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Some widgets show none of their children. */
function isPrinted(html: string, id: string): boolean {
  return html.includes(`data-id="${id}"`);
}
