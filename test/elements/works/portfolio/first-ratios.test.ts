import { expect } from '@open-wc/testing';
import { clearPortfolios, entries, entry, shownPortfolio } from '../../../page-objects/portfolio';

const shapeOf = (picture: HTMLElement): number => picture.offsetWidth / picture.offsetHeight;

describe('images whose sizes the server does not send', () => {
  const { Image } = window;
  afterEach(async () => {
    window.Image = Image;
    await clearPortfolios();
  });

  // The image of an entry is square.
  it('have their aspect ratio from the first render', async () => {
    const { all } = await shownPortfolio();
    const [first] = all('picture');
    expect(shapeOf(first as HTMLElement)).to.be.closeTo(1, 0.05);
  });

  it('have their aspect ratio in another category too', async () => {
    const items = [
      ...entries(60).map((far) => ({ ...far, 'thumbnail-image-url': '/nowhere.svg' })),
      entry(61, { 'astra-portfolio-categories': [3] }),
    ];
    const categories = [{ id: 3, name: 'Rare', count: 1 }];
    const { all, filter, shows } = await shownPortfolio(
      { itemsPerPage: 100 },
      { items, categories },
    );
    filter('Rare').click();
    await shows(1);
    const [picture] = all('picture');
    expect(shapeOf(picture as HTMLElement)).to.be.closeTo(1, 0.05);
  });

  it('are not awaited for long', async () => {
    // An image that never loads.
    window.Image = class {} as typeof Image;
    const { titles } = await shownPortfolio();
    expect(titles()).to.include('Work 1');
  });

  it('are not preloaded if the server sends their sizes', async () => {
    let asked = 0;
    window.Image = class extends Image {
      constructor() {
        super();
        asked += 1;
      }
    };
    const sized = entries(4).map((item) => ({
      ...item,
      'thumbnail-image-meta': { width: 300, height: 200 },
    }));
    await shownPortfolio({}, { items: sized });
    expect(asked).to.equal(0);
  });
});
