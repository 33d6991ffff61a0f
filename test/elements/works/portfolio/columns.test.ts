import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { until } from '../../../core/element/fixtures';
import { clearPortfolios, shownPortfolio } from './live-portfolio';

const { innerWidth } = window;
/** Break points by which the window, as wide as it is, is for a device. */
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
    it(`are ${columns} in 600 px on ${device} by ${JSON.stringify(settings)}`, async () => {
      configure({ breakpoints: windowOf[device] });
      const { one } = await shownPortfolio(settings);
      expect(columnsOf(one('grid'))).to.equal(columns);
    });
  }

  it('become those of another device with the window, and of another width where none are told', async () => {
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
