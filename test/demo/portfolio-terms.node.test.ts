import { expect } from 'chai';
import { rest, totalOf } from './portfolio';
import { siteForReading } from './site';

interface WireTerm {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

describe('the terms of the portfolio', () => {
  const site = siteForReading();
  const terms = (path: string) => rest<readonly WireTerm[]>(site(), path);

  for (const [taxonomy, count] of [
    ['astra-portfolio-categories', 8],
    ['astra-portfolio-other-categories', 5],
    ['astra-portfolio-tags', 20],
  ] as const) {
    it(`are ${count} in ${taxonomy}, sorted by name`, async () => {
      const answer = await terms(`${taxonomy}?per_page=100`);
      expect([answer.body.length, totalOf(answer)]).to.deep.equal([count, count]);
      const names = answer.body.map(({ name }) => name);
      expect(names).to.deep.equal(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(answer.headers.get('access-control-expose-headers')).to.include('X-WP-TotalPages');
    });
  }

  it('are paged; a page past the end is empty', async () => {
    const first = await terms('astra-portfolio-tags');
    expect([first.body.length, first.headers.get('x-wp-totalpages')]).to.deep.equal([10, '2']);
    expect(first.headers.get('link')).to.match(/page=2>; rel="next"$/);
    const past = await terms('astra-portfolio-tags?page=3');
    expect([past.status, past.body.length]).to.deep.equal([200, 0]);
    expect((await terms('astra-portfolio-tags?per_page=101')).status).to.equal(400);
  });

  it('include an empty term, unless empty terms are excluded', async () => {
    const all = await terms('astra-portfolio-categories');
    expect(all.body.filter(({ count }) => count === 0).map(({ slug }) => slug)).to.deep.equal([
      'vellum',
    ]);
    expect((await terms('astra-portfolio-categories?hide_empty=true')).body).to.have.lengthOf(7);
    expect((await terms('astra-portfolio-categories?hide_empty=0')).body).to.have.lengthOf(8);
    expect((await terms('astra-portfolio-categories?hide_empty=maybe')).status).to.equal(400);
  });

  it('have entities in their names, as the CMS prints them', async () => {
    const names = (await terms('astra-portfolio-categories')).body.map(({ name }) => name);
    expect(names).to.include.members(['Boxes &amp; cases', 'Customers&#8217; sites']);
  });

  it('can be filtered, and sorted by count', async () => {
    const some = await terms('astra-portfolio-tags?include=31,33&exclude=33&_fields=id');
    expect(some.body).to.deep.equal([{ id: 31 }]);
    const counts = (await terms('astra-portfolio-tags?orderby=count&order=desc')).body;
    expect(counts.map(({ count }) => count)).to.deep.equal(
      counts.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    expect((await terms('astra-portfolio-tags?search=MARBLE')).body).to.have.lengthOf(2);
    const one = await rest<WireTerm>(site(), 'astra-portfolio-tags/31');
    expect(one.body.slug).to.equal('linen-thread');
    const none = await rest<{ code: string }>(site(), 'astra-portfolio-tags/11');
    expect([none.status, none.body.code]).to.deep.equal([404, 'rest_term_invalid']);
  });
});
