import { expect } from 'chai';
import { siteForReading } from './site';

describe('the demo’s font service', () => {
  const site = siteForReading();
  const ask = (query: string) => fetch(`${site().url}/fonts/css2?${query}`);

  it('returns a rule for each font, and serves its file', async () => {
    const families = ['Weir+Serif', 'Weir+Grotesk', 'Bench+Book', 'Bench+Mono'];
    const query = families.map((family) => `family=${family}:wght@400;700`).join('&');
    const answer = await ask(`${query}&display=swap`);
    expect(answer.headers.get('content-type')).to.contain('text/css');
    const rules = await answer.text();
    expect(rules).not.to.include('local(');
    const addresses = [...rules.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
    expect(new Set(addresses)).to.have.property('size', 8);
    for (const address of addresses) {
      const font = await fetch(site().url + address);
      expect([font.status, font.headers.get('content-type')]).to.deep.equal([200, 'font/woff2']);
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).to.equal('wOF2');
    }
  });

  it('returns the regular weight by default', async () => {
    const rules = await (await ask('family=Weir+Serif:wght@700&family=Bench+Mono')).text();
    expect(rules.match(/font-weight: \d+/g)).to.deep.equal([
      'font-weight: 700',
      'font-weight: 400',
    ]);
  });

  for (const query of [
    '',
    'family=Other',
    'family=Weir+Serif&family=Other',
    'family=Weir+Serif:wght@4}',
    'family=Weir+Serif:wght@500',
    'family=constructor',
  ]) {
    it(`refuses ?${query}`, async () => {
      expect((await ask(query)).status).to.equal(400);
    });
  }

  it('serves no other files', async () => {
    for (const file of ['none.woff2', '..%2fpackage.json', 'karla-latin-500-normal.woff2']) {
      expect((await fetch(`${site().url}/fonts/${file}`)).status, file).to.equal(404);
    }
  });
});
