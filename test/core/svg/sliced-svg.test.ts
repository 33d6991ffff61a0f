import { expect } from '@open-wc/testing';
import { sanitisedSvg } from '../../../src/core/svg/sanitised';
import { slicedSvg } from '../../../src/core/svg/sliced-svg';

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';

const drawings: Readonly<Record<string, string>> = {
  'groups, texts and links':
    `${start}<g id="a"><path d="M0 0h9"/> tail <g><a href="/x"><path d="M1 1"><title>One &amp; <![CDATA[<two>]]></title></path></a>` +
    `</g>end</g><text x="1">A<tspan>b</tspan>c</text></svg>\n<!-- the end -->\n`,
  'elements that are not allowed, around allowed ones':
    `${start}<g><foreignObject><g><path d="M0 0"/></g></foreignObject><script>if (1 &lt; 2) x("</script>` +
    `<path d="M2 2" onclick="x()"/></g><image href="/x.png"/><path d="M3 3"/></svg>`,
  'style rules that follow their elements':
    `${start}<path class="a" d="M0 0"/><g><path class="b"/></g>` +
    `<style><![CDATA[.a{fill:red}]]></style><defs><style>.b{fill:blue}</style></defs></svg>`,
  'entities, prefixes, comments and quotes with brackets':
    `<?xml version="1.0"?><!-- <svg> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]>` +
    `<s:svg xmlns:s="&ns;"><!-- </s:svg> --><s:g id='a > b'><s:path aria-label="/>" d="M0 0"/></s:g ><s:path/></s:svg>`,
  'references that are endless': `${start}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use xlink:href="#c"/><path id="c"/></svg>`,
};

describe('a large drawing that is read in slices', () => {
  for (const [name, text] of Object.entries(drawings)) {
    it(`has the same content as one that is read at once: ${name}`, async () => {
      const whole = sanitisedSvg(text, document)?.outerHTML;
      expect(whole).to.be.a('string');
      for (const size of [1, 7, 20, 60, 100_000]) {
        const sliced = await slicedSvg(text, document, { size });
        expect(sliced?.outerHTML, `slices of ${size}`).to.equal(whole);
      }
    });
  }

  const invalid: Readonly<Record<string, string>> = {
    'an element that is closed twice': `${start}<g></g></g></svg>`,
    'elements in the wrong order': `${start}<g><a></g></a></svg>`,
    'an element that is not closed': `${start}<g><path/>`,
    'a tag that is not closed': `${start}<g id="x></g></svg>`,
    'a comment that is not closed': `${start}<g/><!-- x </svg>`,
    'a second root': `${start}<g/></svg><svg/>`,
    'an unknown entity': `${start}<g/><g/><text>&nbsp;</text></svg>`,
    'another root': '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    'no markup': 'just a text',
  };
  for (const [name, text] of Object.entries(invalid)) {
    it(`is refused with ${name}`, async () => {
      expect(sanitisedSvg(text, document)).to.equal(undefined);
      for (const size of [1, 100_000])
        expect(await slicedSvg(text, document, { size })).to.equal(undefined);
    });
  }

  it('lets the page work in between', async () => {
    const text = `${start}${'<path d="M0 0h9v9z"/>'.repeat(20)}</svg>`;
    let tasks = 0;
    const timer = setInterval(() => tasks++, 0);
    let isDone = false;
    const work = slicedSvg(text, document, { size: 20 }).then(() => {
      isDone = true;
    });
    while (tasks === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(isDone).to.equal(false);
    clearInterval(timer);
    await work;
  });

  it('ends when its signal aborts', async () => {
    const life = new AbortController();
    const text = `${start}${'<path d="M0 0h9v9z"/>'.repeat(20)}</svg>`;
    const work = slicedSvg(text, document, { size: 20, signal: life.signal });
    life.abort();
    const error = await work.catch((reason: unknown) => reason);
    expect((error as Error).name).to.equal('AbortError');
  });
});
