import { expect } from 'chai';
import { idsOf, type RestAnswer, rest, totalOf, type WireWork } from './portfolio';
import { siteForReading } from './site';

const [categories, others, tags] = [
  'astra-portfolio-categories',
  'astra-portfolio-other-categories',
  'astra-portfolio-tags',
] as const;

describe('works by their terms', () => {
  const site = siteForReading();
  const list = (query: string) => rest(site(), `astra-portfolio?per_page=100&${query}`);

  function expectEach(
    { body }: RestAnswer<readonly WireWork[]>,
    fits: (work: WireWork) => boolean,
  ): void {
    expect(body).not.to.have.lengthOf(0);
    // Works with seeded faults have wrong data.
    const whole = body.filter((work) => Array.isArray(work[categories]));
    expect(whole.filter((work) => !fits(work)).map(({ id }) => id)).to.deep.equal([]);
  }

  it('have any of the requested terms of a taxonomy', async () => {
    const both = await list(`${categories}=14,13`);
    expectEach(both, (work) => work[categories].some((id) => id === 13 || id === 14));
    const [one, other] = [await list(`${categories}=13`), await list(`${categories}=14`)];
    expect(totalOf(both)).to.equal(totalOf(one) + totalOf(other));
  });

  it('have a term of each requested taxonomy', async () => {
    const answer = await list(`${categories}=11,12&${others}=23&${tags}=33,34`);
    expectEach(
      answer,
      (work) =>
        work[categories].some((id) => id === 11 || id === 12) &&
        work[others].includes(23) &&
        work[tags].some((id) => id === 33 || id === 34),
    );
    expect(totalOf(answer)).to.be.lessThan(totalOf(await list(`${categories}=11,12&${others}=23`)));
  });

  it('can be requested by a list, in which a plain value replaces earlier ones', async () => {
    const wanted = idsOf(await list(`${categories}=13,14`));
    for (const query of [
      `${categories}[]=13&${categories}[]=14`,
      `${categories}[0]=14&${categories}[1]=13`,
      `${categories}=11&${categories}=13,14`,
      `${categories}[]=11&${categories}=14,13`,
      `${categories}=13,,14,`,
    ]) {
      expect(idsOf(await list(query)), query).to.deep.equal(wanted);
    }
  });

  it('are all works without a filter', async () => {
    expect(totalOf(await list(`${categories}=&${others}=&${tags}=`))).to.equal(600);
  });

  it('match the count of their term', async () => {
    const terms = await rest<readonly { id: number; count: number }[]>(site(), categories);
    for (const { id, count } of terms.body) {
      expect(totalOf(await list(`${categories}=${id}`)), String(id)).to.equal(count);
    }
  });
});

describe('works by other parameters', () => {
  const site = siteForReading();
  const list = (query: string) => rest(site(), `astra-portfolio?per_page=100&${query}`);

  it('contain every search word, regardless of case', async () => {
    const answer = await list('search=FAMILY%20bible');
    expect(answer.body).not.to.have.lengthOf(0);
    for (const { title, slug } of answer.body) {
      if (title?.rendered) expect(title.rendered.toLowerCase(), slug).to.include('family bible');
    }
    expect(totalOf(await list('search=nothing-is-called-so'))).to.equal(0);
  });

  it('can be included or excluded by id', async () => {
    expect(idsOf(await list('include=1003,1007,7&orderby=include'))).to.deep.equal([1003, 1007]);
    expect(idsOf(await list('include=1007,1003&orderby=include'))).to.deep.equal([1007, 1003]);
    expect(totalOf(await list('exclude=1003,1007,7'))).to.equal(598);
  });

  it('are found by their slug', async () => {
    const [work] = (await list('page=2')).body;
    expect(idsOf(await list(`slug=${work?.slug},none`))).to.deep.equal([work?.id]);
  });

  it('are sorted newest first, or in the requested order', async () => {
    const dates = (await list('')).body.map(({ date }) => date);
    expect(dates).to.deep.equal(dates.toSorted().toReversed());
    const ids = idsOf(await list('orderby=id&order=asc')).map(Number);
    expect([ids[0], ids[1]]).to.deep.equal([1001, 1002]);
    const slugs = (await list('orderby=slug&order=asc')).body.map(({ slug }) => slug);
    expect(slugs).to.deep.equal(slugs.toSorted());
    const [first] = (await list('orderby=title&order=asc')).body;
    const [last] = (await list('orderby=title')).body;
    expect(first?.title.rendered.slice(0, 2)).to.equal('A ');
    expect(last?.title.rendered.toLowerCase()).to.match(/^[w-zéü]/);
  });

  it('have only the requested fields', async () => {
    const [work] = (await list('_fields=id,title.rendered,portfolio-type&include=1007')).body;
    expect(Object.keys(work ?? {})).to.have.members(['id', 'title', 'portfolio-type']);
    const { body } = await rest<WireWork>(site(), 'astra-portfolio/1007?_fields=slug');
    expect(Object.keys(body)).to.deep.equal(['slug']);
  });
});
