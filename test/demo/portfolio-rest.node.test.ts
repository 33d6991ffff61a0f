import { expect } from 'chai';
import { idsOf, rest, totalOf } from './portfolio';
import { siteForReading } from './site';

interface WireError {
  readonly code: string;
  readonly message: string;
  readonly data: Record<string, unknown>;
}

describe('the list of works', () => {
  const site = siteForReading();

  it('has its totals in headers, readable by scripts of other sites too', async () => {
    const { status, headers, body } = await rest(site(), 'astra-portfolio');
    expect([status, body.length]).to.deep.equal([200, 10]);
    expect(headers.get('x-wp-total')).to.equal('600');
    expect(headers.get('x-wp-totalpages')).to.equal('60');
    expect(headers.get('access-control-allow-origin')).to.equal('*');
    expect(headers.get('access-control-expose-headers')).to.equal(
      'X-WP-Total, X-WP-TotalPages, Link',
    );
  });

  it('has pages that contain every work once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => rest(site(), `astra-portfolio?per_page=100&page=${page}`)),
    );
    expect(new Set(pages.flatMap((page) => idsOf(page)).map(Number)).size).to.equal(600);
  });

  it('links to the previous and next page, keeping the rest of the query', async () => {
    const path = 'astra-portfolio?per_page=10&astra-portfolio-tags=31,32&page=';
    const address = `${site().url}/wp-json/wp/v2/${path}`;
    const link = async (page: number) => (await rest(site(), path + page)).headers.get('link');
    expect(await link(1)).to.equal(`<${address.replace(',', '%2C')}2>; rel="next"`);
    expect(await link(2)).to.match(/page=1>; rel="prev"/);
    const nearly = await rest(site(), 'astra-portfolio?per_page=50&page=11');
    expect(nearly.headers.get('link')).to.match(/page=12>; rel="next"$/);
    const all = await rest(site(), 'astra-portfolio?per_page=50&page=12');
    expect(all.headers.get('link')).to.match(/page=11>; rel="prev"$/);
  });

  it('works without pretty permalinks', async () => {
    const plain = await fetch(`${site().url}/?rest_route=/wp/v2/astra-portfolio&per_page=3&page=2`);
    const pretty = await rest(site(), 'astra-portfolio?per_page=3&page=2');
    expect(await plain.json()).to.deep.equal(pretty.body);
    expect(plain.headers.get('x-wp-total')).to.equal('600');
    expect(plain.headers.get('link')).to.include('rest_route=');
  });

  it('answers HEAD with headers only', async () => {
    const address = `${site().url}/wp-json/wp/v2/astra-portfolio?per_page=100`;
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).to.deep.equal([200, '']);
    expect(head.headers.get('x-wp-totalpages')).to.equal('6');
  });

  it('answers OPTIONS as read-only', async () => {
    const address = `${site().url}/wp-json/wp/v2/astra-portfolio`;
    const response = await fetch(address, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([200, 'GET']);
    expect((await fetch(address, { method: 'POST' })).status).to.equal(404);
  });

  for (const perPage of ['0', '101', '-1']) {
    it(`refuses ${perPage} works per page`, async () => {
      const { status, body } = await rest<WireError>(site(), `astra-portfolio?per_page=${perPage}`);
      const message = 'per_page must be between 1 (inclusive) and 100 (inclusive)';
      expect(status).to.equal(400);
      expect(body).to.deep.equal({
        code: 'rest_invalid_param',
        message: 'Invalid parameter(s): per_page',
        data: {
          status: 400,
          params: { per_page: message },
          details: { per_page: { code: 'rest_out_of_bounds', message, data: null } },
        },
      });
    });
  }

  it('names every invalid parameter', async () => {
    const { status, body } = await rest<WireError>(
      site(),
      'astra-portfolio?per_page=ten&page=0&orderby=luck&order=up&astra-portfolio-tags=31,x',
    );
    expect(status).to.equal(400);
    expect(body.message).to.equal(
      'Invalid parameter(s): page, per_page, orderby, order, astra-portfolio-tags',
    );
    expect(body.data.params).to.deep.equal({
      page: 'page must be greater than or equal to 1',
      per_page: 'per_page is not of type integer.',
      orderby: 'orderby is not one of date, id, include, modified, slug, and title.',
      order: 'order is not one of desc and asc.',
      'astra-portfolio-tags': 'astra-portfolio-tags[1] is not of type integer.',
    });
  });

  it('refuses a page past the end, except of an empty list', async () => {
    const { status, body } = await rest<WireError>(site(), 'astra-portfolio?per_page=100&page=7');
    expect([status, body.code]).to.deep.equal([400, 'rest_post_invalid_page_number']);
    const none = await rest(site(), 'astra-portfolio?astra-portfolio-categories=18&page=7');
    expect([none.status, totalOf(none), none.body.length]).to.deep.equal([200, 0, 0]);
  });

  it('has a URL for every work', async () => {
    const [first] = (await rest(site(), 'astra-portfolio?per_page=1')).body;
    const one = await rest<unknown>(site(), `astra-portfolio/${first?.id}`);
    expect(one.body).to.deep.equal(first);
    const none = await rest<WireError>(site(), 'astra-portfolio/7');
    expect([none.status, none.body.code]).to.deep.equal([404, 'rest_post_invalid_id']);
  });

  it('returns a hundred works of five thousand', async () => {
    const path = 'astra-portfolio-large?per_page=100&orderby=title&search=the';
    expect((await rest(site(), path)).body).to.have.lengthOf(100);
  });

  it('has five thousand works in the large collection', async () => {
    const large = await rest(site(), 'astra-portfolio-large?per_page=100&page=50');
    expect([totalOf(large), large.body.length]).to.deep.equal([5000, 100]);
    const id = large.body[0]?.id;
    expect((await rest(site(), `astra-portfolio/${id}`)).status).to.equal(404);
  });
});
