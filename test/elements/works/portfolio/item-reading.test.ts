import { expect } from '@open-wc/testing';
import { portfolioItems } from '../../../../src/elements/works/portfolio/item-reading';

/** Items as a server prints them, each with another kind of title. */
function printedItems(count: number): unknown[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    slug: `item-${at}`,
    link: `https://site.test/works/item-${at}/`,
    title: { rendered: `Binder&#8217;s choice &amp; more &hellip; ${at}` },
    'portfolio-type': 'image',
    'thumbnail-image-url': `https://site.test/uploads/2026/11/item-${at}-300x400.png`,
    'thumbnail-image-meta': { alt: 'Cloth &amp; leather', width: 300, height: 400 },
    'lightbox-image-url': `/uploads/2026/11/item-${at}.png`,
    'portfolio-video-url': '',
    'astra-site-url': 'https://customer.test/?from=us',
    'astra-site-type': 'New',
    'astra-portfolio-categories': [1, 2],
    'astra-portfolio-other-categories': [3],
    'astra-portfolio-tags': [],
  }));
}

const titleOf = (rendered: string): string | undefined =>
  portfolioItems([{ title: { rendered } }], { prefix: 'astra' })[0]?.title;

describe('a title with entities', () => {
  const cases: [printed: string, read: string][] = [
    ['Binder&#8217;s &amp; Co', 'Binder’s & Co'],
    ['&hellip;&#x2026;&nbsp;end', '……\u00a0end'],
    ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
    ['<img src=x onerror=alert(1)>&amp;', '&'],
    ['&amp;lt;', '&lt;'],
    ['R&D, &unknown; & more', 'R&D, &unknown; & more'],
    ['&copy 2026 &#128; &#0;', '© 2026 € \ufffd'],
    ['&notit; &ampx', '¬it; &x'],
    ['&constructor; &__proto__;', '&constructor; &__proto__;'],
  ];
  for (const [printed, read] of cases) {
    it(`is decoded once: ${printed}`, () => {
      expect(titleOf(printed)).to.equal(read);
    });
  }
});

describe('relative addresses of an item', () => {
  it('are resolved against the page', () => {
    const [item] = portfolioItems([{ link: 'works/a', 'lightbox-image-url': '//cdn.test/a.png' }], {
      prefix: 'astra',
    });
    expect(item?.link).to.equal(new URL('works/a', document.baseURI).href);
    expect(item?.image).to.equal(`${location.protocol}//cdn.test/a.png`);
  });
});

function timeOf(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

describe('the parsing of five thousand items', () => {
  it('takes only a few times as long as parsing their JSON', () => {
    const json = JSON.stringify(printedItems(5000));
    const printed = JSON.parse(json);
    let [parsing, reading] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // Each by its best run, since other work on the machine slows some down. About 3 when it is quiet.
    for (let run = 0; run < 200 && !(reading / parsing < 8); run++) {
      parsing = Math.min(
        parsing,
        timeOf(() => JSON.parse(json)),
      );
      reading = Math.min(
        reading,
        timeOf(() => portfolioItems(printed, { prefix: 'astra' })),
      );
    }
    expect(reading / parsing).to.be.below(8);
  });
});
