import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { clearPortfolios, shownPortfolio } from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

const { innerWidth } = window;
/** Breakpoints with which the window's current width belongs to a device. */
const windowOf = {
  mobile: { mobile: innerWidth + 10, tablet: innerWidth + 20 },
  tablet: { mobile: innerWidth - 20, tablet: innerWidth + 10 },
  desktop: { mobile: innerWidth - 20, tablet: innerWidth - 10 },
};

const bodyWidth = document.body.style.width;

beforeEach(() => {
  document.body.style.width = '600px';
});

afterEach(async () => {
  await clearPortfolios();
  document.body.style.width = bodyWidth;
  configure({ breakpoints: undefined });
});

describe('the columns of a portfolio', () => {
  const settings = { columns: 5, columns_tablet: '4', columns_mobile: 3 };
  const cases: [device: keyof typeof windowOf, settings: object, columns: number][] = [
    ['desktop', settings, 2],
    ['tablet', settings, 4],
    ['mobile', settings, 3],
    ['mobile', { columns: 5, columns_tablet: 4 }, 2],
    ['tablet', { columns: 5, columns_tablet: 'x' }, 2],
  ];
  for (const [device, settings, columns] of cases) {
    it(`are ${columns} at 600 px on ${device} with ${JSON.stringify(settings)}`, async () => {
      configure({ breakpoints: windowOf[device] });
      const { one } = await shownPortfolio(settings);
      expect(columnsOf(one('grid'))).to.equal(columns);
    });
  }

  it('change with the window’s device, or with the element’s width if none are set', async () => {
    configure({ breakpoints: windowOf.tablet });
    const { one } = await shownPortfolio(settings);
    for (const [device, columns] of [
      ['mobile', 3],
      ['desktop', 2],
      ['tablet', 4],
    ] as const) {
      configure({ breakpoints: windowOf[device] });
      await until(() => columnsOf(one('grid')) === columns);
    }
    document.body.style.width = '400px';
    configure({ breakpoints: windowOf.desktop });
    await until(() => columnsOf(one('grid')) === 1);
  });
});

function columnsOf(grid: HTMLElement): number {
  return Number(grid.style.getPropertyValue('--nh-grid-columns'));
}
