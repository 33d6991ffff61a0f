import { expect } from '@open-wc/testing';
import { sanitisedSvg } from '../../../src/core/svg/sanitised';
import { nextFrame } from '../../page-objects/until';

/** A drawing with a style element, as drawing programs export it. */
function drawn(css: string, content: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs><style><![CDATA[${css}]]></style></defs>${content}</svg>`;
  return sanitisedSvg(text, document)?.innerHTML.replace('<defs></defs>', '') ?? 'refused';
}

describe('style rules of an untrusted SVG', () => {
  it('apply by class, id or element name', () => {
    const css = '.cls-1,.cls-2{fill:#c0ffee;stroke-width:.5px} #AT{stroke:#fff} rect{opacity:.5}';
    expect(drawn(css, '<path class="cls-1"/><path class="x cls-2"/><g id="AT"/><rect/>')).to.equal(
      '<path class="cls-1" fill="rgb(192, 255, 238)" stroke-width="0.5px"></path>' +
        '<path class="x cls-2" fill="rgb(192, 255, 238)" stroke-width="0.5px"></path>' +
        '<g id="AT" stroke="rgb(255, 255, 255)"></g><rect opacity="0.5"></rect>',
    );
  });

  it('have the usual order: attribute, name, class, id, own style; the later of two equals', () => {
    const css = '#a{fill:lime} .c{fill:blue} .b{fill:teal} .c{stroke:red} path{fill:red}';
    const fills = [
      '<path fill="gold"/>',
      '<path class="b c"/>',
      '<path class="c b"/>',
      '<path class="c" id="a"/>',
      '<path class="c" id="a" style="fill:navy"/>',
    ].map((path) => /fill="(\w+)"/.exec(drawn(css, path))?.[1]);
    expect(fills).to.deep.equal(['red', 'teal', 'teal', 'lime', 'navy']);
  });

  it('are ignored if they are more complex', () => {
    const css =
      '.a .b{fill:red} .a:hover{fill:red} .a>.b{fill:red} *{fill:red} [class]{fill:red} ' +
      '@media all{.a{fill:red}} path.a{fill:red} .a{position:fixed;background:red}';
    expect(drawn(css, '<path class="a b"/>')).to.equal('<path class="a b"></path>');
  });

  it('load nothing', async () => {
    const css =
      '@import "/loaded-a.css"; @font-face{font-family:x;src:url(/loaded-b.woff)} ' +
      '.a{fill:url(/loaded-c.svg#x);mask:u\\72l("/loaded-d.svg#y");font-family:x;' +
      'stroke:var(--x, url(/loaded-e.svg#z));clip-path:url(#here)}';
    expect(drawn(css, '<path class="a"/>')).to.equal(
      '<path class="a" font-family="x" clip-path="url(&quot;#here&quot;)"></path>',
    );
    await nextFrame();
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => name.includes('/loaded-'))).to.deep.equal([]);
  });

  it('are ignored if they are invalid', () => {
    expect(drawn('}{ <b> .a{fill', '<path class="a"/>')).to.equal('<path class="a"></path>');
  });
});
