import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { examples as formExamples } from '../../src/elements/forms/contact-form/contact-form.examples';
import { examples as mapExamples } from '../../src/elements/maps/region-map/region-map.examples';
import { examples as portfolioExamples } from '../../src/elements/works/portfolio/portfolio.examples';
import { readDocument } from '../../src/page';
import { blocks } from '../../src/page/blocks';
import { type Printed, printDocument, toDom, toHtml, toReact } from '../../src/print';

/** The HTML of a box, in which neighbouring texts are one. */
function htmlOf(given: HTMLElement): string {
  // React selects options by their property.
  for (const option of given.querySelectorAll('option')) {
    option.toggleAttribute('selected', option.selected);
  }
  // React keeps the nodes that it has made.
  const box = given.cloneNode(true) as HTMLElement;
  box.normalize();
  // React lists attributes in its own order.
  for (const element of box.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) {
      // React 18 writes hidden="true" on custom elements, which means the same.
      element.setAttribute(name, name === 'hidden' ? '' : value);
    }
  }
  return box.innerHTML;
}

function parsed(nodes: readonly Printed[]): string {
  const page = new DOMParser().parseFromString(`<body><main>${toHtml(nodes)}</main>`, 'text/html');
  return htmlOf(page.querySelector('main') as HTMLElement);
}

function built(nodes: readonly Printed[]): string {
  const box = document.createElement('main');
  box.append(...toDom(nodes, document));
  return htmlOf(box);
}

function drawn(nodes: readonly Printed[]): string {
  const box = document.createElement('main');
  const root = createRoot(box);
  flushSync(() => root.render(toReact<ReactNode>(nodes, createElement as never)));
  const html = htmlOf(box);
  root.unmount();
  return html;
}

const text = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((value) => value.replaceAll('\r', ''));
const attributes = fc
  .dictionary(
    fc.constantFrom('class', 'title', 'data-x', 'aria-label', 'lang', 'tabindex', 'hidden'),
    text,
    { maxKeys: 3 },
  )
  .map(({ tabindex, hidden, ...others }) => ({
    ...others,
    ...(tabindex !== undefined && { tabindex: '0' }),
    ...(hidden !== undefined && { hidden: true as const }),
  }));

const { tree } = fc.letrec<{ tree: Printed }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text.filter((value) => value !== ''),
    fc
      .record({
        tag: fc.constantFrom('div', 'section', 'span', 'em', 'ul', 'svg', 'nh-example'),
        attributes,
        children: fc.array(tie('tree'), { maxLength: 3 }),
      })
      .map(inSvg),
  ),
}));

/** Parsers move HTML out of a drawing. */
function inSvg(node: Exclude<Printed, string>): Printed {
  return node.tag === 'svg'
    ? { ...node, children: [{ tag: 'path', attributes: { d: 'M0 0' }, children: [] }] }
    : node;
}

describe('the writers of printed nodes', () => {
  it('write the same tree as text, as DOM nodes and as React elements', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (nodes) => {
        const html = parsed(nodes);
        expect(built(nodes)).to.equal(html);
        expect(drawn(nodes)).to.equal(html);
      }),
      { numRuns: 300 },
    );
  });

  it('write the same tree of every block’s examples', () => {
    const widgets = [...blocks].flatMap(([widgetType, { examples }]) =>
      examples.flatMap((example) =>
        'settings' in example ? [{ elType: 'widget', widgetType, settings: example.settings }] : [],
      ),
    );
    const { root } = printDocument(readDocument(widgets).document);
    const html = parsed([root]);
    expect(html.length).to.be.greaterThan(5000);
    expect(built([root])).to.equal(html);
    expect(drawn([root])).to.equal(html);
  });

  it('write the same tree of forms, works and maps', () => {
    const widgets = Object.entries({
      'nh-contact-form': formExamples,
      'nh-portfolio': portfolioExamples,
      'nh-region-map': mapExamples,
    }).flatMap(([widgetType, examples]) =>
      examples.flatMap((example) =>
        'settings' in example
          ? [{ elType: 'widget', widgetType, settings: { id: 7, ...example.settings } }]
          : [],
      ),
    );
    const { root } = printDocument(readDocument(widgets).document);
    const html = parsed([root]);
    expect(html).to.include('<form').and.include('<path');
    expect(built([root])).to.equal(html);
    expect(drawn([root])).to.equal(html);
  });

  it('refuse tags and attributes that run code', () => {
    for (const write of [
      toHtml,
      (node: Printed) => toDom(node, document),
      (node: Printed) => toReact(node, createElement as never),
    ]) {
      expect(() => write({ tag: 'script', attributes: {}, children: [] })).to.throw('<script>');
      const attributes = { onclick: 'run()' };
      expect(() => write({ tag: 'p', attributes, children: [] })).to.throw('"onclick"');
    }
  });
});
