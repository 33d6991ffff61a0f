import { expect } from 'chai';
import { everything } from '../../../../../src/elements/works/portfolio/list/filter';
import { type CapturedConsole, captureConsole } from '../../../../page-objects/captured-console';
import { entries, type ListServer, list, listServer, settled } from './list-server';

describe('mistakes in the works of a portfolio', () => {
  let server: ListServer;
  let console: CapturedConsole;
  beforeEach(() => {
    server = listServer(8);
    console = captureConsole('warn');
  });
  afterEach(() => {
    console.restore();
    server.restore();
  });

  it('are named once when printed works have keys that nothing reads', async () => {
    const items = [{ id: 1, title: 'A', image: '/a.png', category: 3 }, ...entries(2)];
    const portfolio = list({ items });
    portfolio.stop();
    portfolio.start();
    await settled();
    expect(console.messages).to.deep.equal([
      '<nh-portfolio>: works have unknown keys (image, category), which are ignored. The documentation of the element lists the keys.',
    ]);
  });

  it('are not looked for in complete responses of WordPress, which have keys of other plugins', async () => {
    const items = entries(2).map((item) => ({ ...item, yoast_head: '', _links: {} }));
    list({ items });
    await settled();
    expect(console.messages).to.deep.equal([]);
  });

  it('are named once when a filter finds nothing', async () => {
    const items = entries(4).map(({ id, title }) => ({ id, title }));
    const portfolio = list({ items, categories: server.categories });
    for (const category of [2, null, 2]) portfolio.choose({ ...everything, category });
    await settled();
    expect(console.messages).to.deep.equal([
      '<nh-portfolio>: no work has the category 2 in "astra-portfolio-categories", so this filter shows nothing. Works list the ids of their categories in these keys.',
    ]);
  });

  it('are named when the given categories have no count, so the header leaves them out', async () => {
    const categories = [
      { id: 3, name: 'Notebooks' },
      { id: 4, name: 'Boxes', count: 0 },
      { id: 5 },
    ];
    const given = { items: entries(2), categories, otherCategories: [{ id: 6, name: 'Sewn' }] };
    list({ ...given, withCategories: true });
    await settled();
    expect(console.messages).to.deep.equal([
      '<nh-portfolio>: categories have no count (Notebooks), so the header leaves them out. Give each the number of its works, as the REST API does.',
    ]);
  });

  it('are not suspected in a portfolio without any works', async () => {
    list({ items: [] });
    await settled();
    expect(console.messages).to.deep.equal([]);
  });
});
