import { expect } from 'chai';
import { siteForReading } from './site';

describe('a page of the demo', () => {
  const site = siteForReading();

  for (const path of ['/', '/contact', '/portfolio', '/login', '/built', '/no-such-page']) {
    it(`says in one line what it is, and links to its source and the documentation: ${path}`, async () => {
      const page = await (await fetch(site().url + path)).text();
      const [, line = ''] = /<aside class="site-demo"[^>]*>([\s\S]*?)<\/aside>/.exec(page) ?? [];
      expect(line).to.match(/A demo of nh-elements/);
      const links = [...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(links).to.deep.equal([
        'https://github.com/nh-elements/nh-elements/tree/main/demo',
        '/docs',
      ]);
    });
  }
});
