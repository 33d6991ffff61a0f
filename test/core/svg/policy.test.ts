import { expect } from '@open-wc/testing';
import { sanitisedSvg } from '../../../src/core/svg/sanitised';

/** The strict policy applies to the whole page, so this file has a page of its own. */
function strictPolicy(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "style-src 'self'";
  document.head.append(meta);
}

/** Resolves with the directives of the policy's reports, up to one that the test causes itself. */
function complaints(): Promise<string[]> {
  const found: string[] = [];
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      found.push(`${effectiveDirective}${sample}`);
      // Reports arrive in order.
      if (document.querySelector('[data-last]')) resolve(found);
    });
  });
}

it('an SVG with styles causes no report of a strict policy', async () => {
  strictPolicy();
  const complained = complaints();
  const styled =
    '<style>.a{fill:red}</style><path class="a"/><path style="fill:blue"/><g style="fill:blue"/>';
  const texts = [
    `<svg xmlns="http://www.w3.org/2000/svg">${styled}</svg>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns='&ns;'>${styled}</svg>`,
    `<s:svg xmlns:s="http://www.w3.org/2000/svg">${styled.replace(/<(\/?)/g, '<$1s:')}</s:svg>`,
  ];
  for (const text of texts) {
    const svg = sanitisedSvg(text, document);
    const fills = [...(svg?.children ?? [])].map((part) => part.getAttribute('fill'));
    expect(fills, text).to.deep.equal(['red', 'blue', 'blue']);
    expect(svg?.firstElementChild).to.be.instanceOf(SVGPathElement);
  }
  const last = document.body.appendChild(document.createElement('p'));
  last.dataset.last = '';
  last.setAttribute('style', 'color: red');
  expect(await complained).to.deep.equal(['style-src-attr']);
});

it('an SVG is recognised if character references spell its namespace', () => {
  const svg = sanitisedSvg('<svg xmlns="http://www.w3.org/2000/sv&#103;"><path/></svg>', document);
  expect(svg?.innerHTML).to.equal('<path></path>');
});
