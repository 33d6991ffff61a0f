import { expect } from '@open-wc/testing';
import { sanitisedSvg } from '../../../src/core/svg/sanitised';

function cleaned(content: string, attributes = ''): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
  return sanitisedSvg(text, document)?.innerHTML ?? 'refused';
}

describe('an untrusted SVG keeps', () => {
  it('shapes, groups, names and paints', () => {
    const map =
      '<g id="AT" transform="scale(2)"><path d="M0 0h9v9z" fill="#abc" data-index="3"><title>Wien &amp; more</title></path></g>';
    expect(cleaned(map)).to.equal(map);
  });

  it('its white space', () => {
    const svg = sanitisedSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"/>',
      document,
    );
    expect(svg?.getAttributeNames()).to.deep.equal(['viewBox']);
    expect(svg?.ownerDocument).to.equal(document);
  });

  it('safe links, and references to its own parts', () => {
    expect(cleaned('<a href="/wien"><path d="M0 0"/></a>')).to.contain(
      `href="${location.origin}/wien"`,
    );
    expect(cleaned('<a xlink:href="#wien"/>')).to.contain('href="#wien"');
    expect(cleaned('<use xlink:href="#shape"/>')).to.contain('href="#shape"');
    expect(cleaned('<path fill="url(#stripes)"/>')).to.contain('url(#stripes)');
  });

  it('presentation properties of a style attribute, as attributes', () => {
    expect(
      cleaned('<path fill="red" style="fill:#c0c0c0; stroke : blue !important;x:y"/>'),
    ).to.equal('<path fill="#c0c0c0" stroke="blue"></path>');
  });

  it('computed colours, positions and clip paths', () => {
    const path =
      '<path fill="rgb(1 2 3 / 50%)" transform="translate(2 3) rotate(4)" clip-path="circle(5px)" stroke="url(#a) red"></path>';
    expect(cleaned(path)).to.equal(path);
  });

  it('names that only look like a presentation attribute', () => {
    const path = '<path title="Photo: image (1) \\ url(2)" data-note="/* src(x) */"></path>';
    expect(cleaned(path)).to.equal(path);
  });

  it('text, whatever it looks like, as text', () => {
    expect(cleaned('<title><![CDATA[<img src=x onerror=alert(1)>]]></title>')).to.equal(
      '<title>&lt;img src=x onerror=alert(1)&gt;</title>',
    );
  });
});

describe('an untrusted SVG loses', () => {
  const gone: Readonly<Record<string, string>> = {
    scripts: '<script>alert(1)</script>',
    'foreign objects':
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    'elements of HTML': '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>',
    styles: '<style>@import "//evil.example/x.css"</style>',
    animations: '<animate attributeName="href" to="javascript:alert(1)"/>',
    'set elements': '<set attributeName="onload" to="alert(1)"/>',
    pictures: '<image href="https://evil.example/x.png"/>',
    'handlers of its parts': '<feImage href="//evil.example"/>',
    'processing instructions': '<?xml-stylesheet href="//evil.example/x.css"?>',
    comments: '<!-- secret -->',
  };
  for (const [what, content] of Object.entries(gone)) {
    it(what, () => expect(cleaned(content)).to.equal(''));
  }

  it('event attributes, in any case and namespace', () => {
    expect(
      cleaned('<path onclick="alert(1)" ONLOAD="alert(1)" xlink:onload="alert(1)"/>'),
    ).to.equal('<path></path>');
  });

  it('unsafe addresses', () => {
    const addresses = [
      'javascript:alert(1)',
      'java&#10;script:alert(1)',
      'data:text/html,x',
      'blob:x',
    ];
    for (const address of addresses) {
      expect(cleaned(`<a href="${address}"/><a xlink:href="${address}"/>`)).to.equal(
        '<a></a><a></a>',
      );
    }
  });

  it('references to other files', () => {
    expect(cleaned('<use href="https://evil.example/a.svg#x"/>')).to.equal('<use></use>');
    for (const value of [
      'url(https://evil.example/a)',
      'url( //evil.example)',
      "url('x.svg#a')",
      'u\\72l(//evil.example)',
      'url(#a) url(//evil.example)',
      'image-set("//evil.example" 1x)',
      'image-set("#a" 2x, "//evil.example" 1x)',
      '-webkit-image-set(url(#a) 2x, url(//evil.example) 1x)',
      '-webkit-cross-fade(url(#a), url(//evil.example), 50%)',
      'image("#a", "//evil.example")',
      'src("//evil.example")',
      'element(#a)',
      'attr(data-x type(<image>))',
      'paint(evil)',
      'var(--x, url(//evil.example))',
      'url/**/(//evil.example)',
      'url(#a/**/) url(//evil.example)',
      'URL(//evil.example)',
      'image-seturl(#a)("//evil.example" 1x)',
      '\\75rl(//evil.example)',
    ]) {
      const quoted = value.replaceAll("'", '&apos;').replaceAll('<', '&lt;');
      expect(cleaned(`<path style='mask:${quoted}'/>`), value).to.equal('<path></path>');
      expect(cleaned(`<path mask='${quoted}'/>`), value).to.equal('<path></path>');
    }
  });
});

describe('text that is not an SVG', () => {
  for (const text of [
    '',
    'hello',
    '<svg>',
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    '<svg/>',
  ]) {
    it(`is rejected: "${text}"`, () => expect(sanitisedSvg(text, document)).to.equal(undefined));
  }

  it('is rejected if it is truncated', () => {
    expect(cleaned('<g><path')).to.equal('refused');
  });

  it('is rejected if its entities expand without end', () => {
    const entities = Array.from({ length: 12 }, (_, at) => {
      return `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`;
    });
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e12;</text></svg>`;
    const text = sanitisedSvg(bomb, document)?.textContent ?? '';
    expect(text.length).to.be.lessThan(1_000_000);
  });
});
