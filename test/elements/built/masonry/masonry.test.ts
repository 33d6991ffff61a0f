import '../../../../src/define/masonry';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { configure } from '../../../../src';

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

/** The distance of each item from the one two before it, which is above it. */
const gaps = ({ items }: Living): number[] =>
  items.slice(2).map((one, at) => {
    const above = items[at]?.getBoundingClientRect().bottom ?? 0;
    return Math.round(one.getBoundingClientRect().top - above);
  });

const laidOut = (printed: Living, gap: number): Promise<void> =>
  waitUntil(() => gaps(printed).every((one) => one === gap));

describe('a masonry', () => {
  it('has each item close below the one above it', async () => {
    await laidOut(await living(ITEMS, '{}', GRID), 30);
  });

  it('lays out what is in the box that is all it holds', async () => {
    await laidOut(await living(`<div><div style="${GRID}">${ITEMS}</div></div>`), 30);
  });

  it('lays all out anew when an item becomes higher, and when one comes', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    await laidOut(printed, 30);
    const content = printed.items[1]?.firstElementChild as HTMLElement;
    content.style.blockSize = '90px';
    await waitUntil(() => printed.items[3]?.style.marginTop === '-10px');
    await laidOut(printed, 30);
    printed.host.insertAdjacentHTML('beforeend', item(20));
    const items = [...printed.host.querySelectorAll<HTMLElement>('article')];
    await laidOut({ ...printed, items }, 30);
  });

  it('takes the gap from its settings, and follows them', async () => {
    const printed = await living(ITEMS, '{"row_gap":10}', GRID.replace('30px', '10px'));
    await laidOut(printed, 10);
    printed.host.setAttribute('settings', '{"masonry":"no"}');
    await Reflect.get(printed.host, 'updateComplete');
    expect(printed.items.map(({ style }) => style.marginTop).join('')).to.equal('');
  });

  it('has as many columns as its settings say', async () => {
    const { host } = await living(ITEMS, '{"columns":4}');
    expect(host.style.getPropertyValue('--nh-masonry-columns')).to.equal('4');
  });

  it('has as many as they say for the device that the window is for', async () => {
    const { innerWidth } = window;
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    const { host } = await living(ITEMS, '{"columns":4,"columns_mobile":2}');
    const columns = (): string => host.style.getPropertyValue('--nh-masonry-columns');
    expect(columns()).to.equal('4');
    configure({ breakpoints: { mobile: innerWidth + 10 } });
    await waitUntil(() => columns() === '2');
    configure({ breakpoints: undefined });
  });

  it('is laid out anew when a picture comes', async () => {
    const picture = '<article><img alt="" style="display: block; inline-size: 40px"></article>';
    const printed = await living(`${item(10)}${picture}${item(10)}${item(10)}`, '{}', GRID);
    await laidOut(printed, 30);
    const image = printed.host.querySelector('img') as HTMLImageElement;
    image.src = '/demo/assets/box.svg';
    await image.decode();
    await waitUntil(() => (printed.items[1]?.getBoundingClientRect().height ?? 0) > 10);
    await laidOut(printed, 30);
  });

  it('gives the page back as it was printed when it ends', async () => {
    const printed = await living(ITEMS, '{}', GRID);
    await laidOut(printed, 30);
    printed.host.remove();
    await Reflect.get(printed.host, 'updateComplete');
    expect(printed.items.map(({ style }) => style.marginTop).join('')).to.equal('');
    expect(printed.host.style.alignItems).to.equal('');
  });
});
