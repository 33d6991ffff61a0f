import '../../../../src/define/masonry';
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { rendered, until } from '../../../page-objects/until';

const GRID = 'display: grid; grid-template-columns: 1fr 1fr; gap: 30px';
const item = (height: number): string =>
  `<article><div style="block-size: ${height}px"></div></article>`;
const ITEMS = [100, 50, 40, 50, 30, 30].map(item).join('');

interface Living {
  readonly host: HTMLElement;
  readonly items: readonly HTMLElement[];
}

async function living(content: string, settings = '{}', style = ''): Promise<Living> {
  const host = await fixture<HTMLElement>(
    `<nh-masonry settings='${settings}' style="${style}">${content}</nh-masonry>`,
  );
  await Reflect.get(host, 'updateComplete');
  return { host, items: [...host.querySelectorAll<HTMLElement>('article')] };
}

/** The items of each column, from the first column to the last, by their position on the screen. */
function columnsOf(items: readonly HTMLElement[]): HTMLElement[][] {
  const left = (item: HTMLElement) => Math.round(item.getBoundingClientRect().left);
  const top = (item: HTMLElement) => item.getBoundingClientRect().top;
  const lefts = [...new Set(items.map(left))].sort((a, b) => a - b);
  return lefts.map((one) =>
    items.filter((item) => left(item) === one).sort((a, b) => top(a) - top(b)),
  );
}

/** Distance of each item from the item above it in its column. */
const gaps = ({ items }: Living): number[] =>
  columnsOf(items).flatMap((column) =>
    column.slice(1).map((one, at) => {
      const above = column[at]?.getBoundingClientRect().bottom ?? 0;
      return Math.round(one.getBoundingClientRect().top - above);
    }),
  );

/** The numbers of the items in each column. */
const order = ({ items }: Living): number[][] =>
  columnsOf(items).map((column) => column.map((item) => items.indexOf(item)));

const laidOut = (printed: Living, gap: number): Promise<void> =>
  until(() => gaps(printed).every((one) => one === gap));

describe('a masonry', () => {
  it('places each item directly below the one above it', async () => {
    await laidOut(await living(ITEMS, '{}', GRID), 30);
  });

  it('places each item in the column that is the shortest so far', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    await laidOut(printed, 30);
    expect(order(printed)).to.deep.equal([
      [0, 3, 5],
      [1, 2, 4],
    ]);
  });

  it('keeps the columns of the items in a widget of the page builder', async () => {
    const host = await fixture<HTMLElement>(
      `<nh-masonry data-element_type="widget" settings='{"masonry":"yes"}' style="${GRID}">${ITEMS}</nh-masonry>`,
    );
    await Reflect.get(host, 'updateComplete');
    const printed = { host, items: [...host.querySelectorAll<HTMLElement>('article')] };
    await laidOut(printed, 30);
    expect(order(printed)).to.deep.equal([
      [0, 2, 4],
      [1, 3, 5],
    ]);
  });

  it('keeps the columns of items that the page has placed', async () => {
    const first = '<article style="grid-column: 2">first</article>';
    const printed = await living(`${first}${ITEMS}`, '{}', GRID);
    await until(() => printed.items.some(({ style }) => style.marginTop !== ''));
    expect(printed.items[0]?.style.gridColumn).to.equal('2');
    expect(printed.items.slice(1).map(({ style }) => style.gridArea)).to.deep.equal(
      Array(6).fill(''),
    );
  });

  it('keeps the row gap of the page, unless a setting has another', async () => {
    await laidOut(await living(ITEMS, '{}', GRID.replace('30px', '24px')), 24);
  });

  it('places the items that it draws from settings so too', async () => {
    const image = { url: '/demo/assets/box.svg', alt: 'A box', width: 400, height: 300 };
    const items = [{ image }, { image, caption: 'Made to measure.' }, { image }];
    const { host } = await living('', JSON.stringify({ columns: 2, items }));
    const figures = () => [...host.querySelectorAll<HTMLElement>('figure')];
    await until(() => figures().length === 3);
    await laidOut({ host, items: figures() }, 30);
  });

  it('lays out the items of its only child', async () => {
    await laidOut(await living(`<div><div style="${GRID}">${ITEMS}</div></div>`), 30);
  });

  it('updates the layout when an item grows or is added', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    await laidOut(printed, 30);
    const content = printed.items[1]?.firstElementChild as HTMLElement;
    content.style.blockSize = '150px';
    await until(() => order(printed)[0]?.includes(2) === true);
    await laidOut(printed, 30);
    printed.host.insertAdjacentHTML('beforeend', item(20));
    const items = [...printed.host.querySelectorAll<HTMLElement>('article')];
    await laidOut({ ...printed, items }, 30);
  });

  it('takes the gap from its settings, also after changes', async () => {
    const printed = await living(ITEMS, '{"row_gap":10}', GRID.replace('30px', '10px'));
    await laidOut(printed, 10);
    printed.host.setAttribute('settings', '{"masonry":"no"}');
    await Reflect.get(printed.host, 'updateComplete');
    expect(printed.items.map(({ style }) => style.marginTop).join('')).to.equal('');
  });

  it('has the number of columns from its settings', async () => {
    const { host } = await living(ITEMS, '{"columns":4}');
    expect(host.style.getPropertyValue('--nh-masonry-columns')).to.equal('4');
  });

  it('has the number of columns for the current device', async () => {
    const { innerWidth } = window;
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    const { host } = await living(ITEMS, '{"columns":4,"columns_mobile":2}');
    const columns = (): string => host.style.getPropertyValue('--nh-masonry-columns');
    expect(columns()).to.equal('4');
    configure({ breakpoints: { mobile: innerWidth + 10 } });
    await until(() => columns() === '2');
    configure({ breakpoints: undefined });
  });

  it('updates the layout when an image is loaded', async () => {
    const picture = '<article><img alt="" style="display: block; inline-size: 40px"></article>';
    const printed = await living(`${item(10)}${picture}${item(10)}${item(10)}`, '{}', GRID);
    await laidOut(printed, 30);
    const image = printed.host.querySelector('img') as HTMLImageElement;
    image.src = '/demo/assets/box.svg';
    await image.decode();
    await until(() => (printed.items[1]?.getBoundingClientRect().height ?? 0) > 10);
    await laidOut(printed, 30);
  });

  it('keeps its rows on paper, where page breaks would lose lines of pulled items', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    const margins = (): string => printed.items.map(({ style }) => style.marginTop).join('');
    await laidOut(printed, 30);
    window.dispatchEvent(new Event('beforeprint'));
    expect(margins()).to.equal('');
    await rendered();
    expect(margins()).to.equal('');
    window.dispatchEvent(new Event('afterprint'));
    await laidOut(printed, 30);
    await emulateMedia({ media: 'print' });
    await until(() => margins() === '');
    await emulateMedia({ media: 'screen' });
    await laidOut(printed, 30);
  });

  it('restores the printed markup when it ends', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    await laidOut(printed, 30);
    printed.host.remove();
    await Reflect.get(printed.host, 'updateComplete');
    expect(printed.items.map(({ style }) => style.cssText).join('')).to.equal('');
    expect(printed.host.style.alignItems).to.equal('');
  });
});
