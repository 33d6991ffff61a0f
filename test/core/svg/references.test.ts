import { expect } from '@open-wc/testing';
import { sanitisedSvg } from '../../../src/core/svg/sanitised';

function drawing(content: string): SVGSVGElement {
  const svg = sanitisedSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`, document);
  if (!svg) throw new Error('The drawing was refused.');
  return svg;
}

/** Counts the renderings of the shape `#leaf` through references. */
function copies(svg: SVGSVGElement): number {
  const count = (node: Element): number => {
    const id = /#([^)]+)/.exec(
      node.getAttribute('href') ?? node.getAttribute('mask') ?? node.getAttribute('fill') ?? '',
    )?.[1];
    const target = id === undefined ? null : svg.querySelector(`[id="${id}"]`);
    const inner = [...node.children].reduce((sum, child) => sum + count(child), 0);
    return inner + (target ? count(target) : 0) + (node.id === 'leaf' ? 1 : 0);
  };
  return count(svg);
}

function levels(count: number, level: (below: string) => string): string {
  const ids = ['leaf', ...Array.from({ length: count }, (_, at) => `level${at}`)];
  return ids
    .slice(1)
    .map((id, at) => `<g id="${id}">${level(ids[at] as string).repeat(10)}</g>`)
    .join('');
}

describe('references inside a drawing', () => {
  const leaf = '<path id="leaf" d="M0 0h1v1z"/>';

  it('are kept in the numbers that maps need', () => {
    const svg = drawing(`${leaf}<g id="two">${'<use href="#leaf"/>'.repeat(2)}</g>
      ${'<use href="#two"/>'.repeat(1000)}`);
    expect(svg.querySelectorAll('use[href]').length).to.equal(1002);
  });

  const bombs: Readonly<Record<string, string>> = {
    'in levels': leaf + levels(8, (below) => `<use href="#${below}"/>`),
    'through masks': leaf + levels(8, (below) => `<path mask="url(#${below})" d="M0 0h9v9z"/>`),
    'through fills': leaf + levels(8, (below) => `<path fill="url('#${below}')" d="M0 0h9v9z"/>`),
    'one by one': `<g id="many">${leaf}${'<path d="M0 0"/>'.repeat(5000)}</g>${'<use href="#many"/>'.repeat(5000)}`,
    'behind an id that is there twice': `${leaf}${levels(8, (below) => `<use href="#${below}"/>`)}<g id="level3"/>`,
    'in a disguise': leaf + levels(8, (below) => `<use href="#%6c${below.slice(1)}"/>`),
  };
  for (const [how, bomb] of Object.entries(bombs)) {
    it(`are removed if they would render without end: ${how}`, () => {
      expect(copies(drawing(bomb))).to.be.lessThan(20_001);
    });
  }

  it('are removed if they are circular', () => {
    const svg = drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>');
    expect(svg.querySelectorAll('use[href]').length).to.equal(0);
  });

  it('are removed in a very long chain, without a stack overflow', () => {
    const chain = Array.from(
      { length: 20_000 },
      (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`,
    );
    expect(() => drawing(chain.join(''))).not.to.throw();
  });
});
