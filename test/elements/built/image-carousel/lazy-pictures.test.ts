import { expect, fixture } from '@open-wc/testing';
import { rendered, until } from '../../../page-objects/until';
import { ready, still } from './fixtures';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Slides whose images have no source yet; the one of slide `broken` is invalid. */
async function lazy(settings: object = {}, broken = -1): Promise<HTMLElement> {
  const slides = Array.from(
    { length: 8 },
    (_, at) => `<div class="swiper-slide"><figure class="swiper-slide-inner">
      <img class="swiper-slide-image swiper-lazy" alt="${at}" data-src="${at === broken ? 'data:image/gif,no' : PICTURE}">
      <div class="swiper-lazy-preloader"></div></figure></div>`,
  );
  const isReady = ready();
  const host = await fixture<HTMLElement>(
    `<nh-image-carousel settings='${JSON.stringify({ ...still, lazyload: 'yes', ...settings })}' style="display:block;width:600px">
      <div class="elementor-image-carousel-wrapper swiper"><div class="swiper-wrapper">${slides.join('')}</div>
      <div class="elementor-swiper-button elementor-swiper-button-next"></div></div></nh-image-carousel>`,
  );
  await isReady;
  return host;
}

const pictures = (host: HTMLElement) => [...host.querySelectorAll('img')];

/** Slides whose images were requested. */
const asked = (host: HTMLElement): string[] =>
  pictures(host)
    .filter((picture) => picture.hasAttribute('src'))
    .map(({ alt }) => alt)
    .sort();

describe('lazy images', () => {
  it('are loaded if their slide or an adjacent one is visible', async () => {
    const host = await lazy();
    await until(() => asked(host).length > 0);
    expect(asked(host)).to.deep.equal(['0', '1', '2', '3']);
    host.querySelector<HTMLElement>('.elementor-swiper-button-next')?.click();
    await until(() => asked(host).length > 4);
    expect(asked(host)).to.deep.equal(['0', '1', '2', '3', '4']);
  });

  it('are loaded before the first slide too in a loop', async () => {
    const host = await lazy({ infinite: 'yes' });
    await until(() => asked(host).length > 0);
    expect(asked(host)).to.deep.equal(['0', '1', '2', '3', '7']);
  });

  it('wait until the carousel is near the viewport', async () => {
    const spacer = document.createElement('div');
    spacer.style.blockSize = '5000px';
    document.body.prepend(spacer);
    const host = await lazy();
    await rendered(5);
    expect(asked(host)).to.deep.equal([]);
    spacer.remove();
    await until(() => asked(host).length === 4);
  });

  it('have a spinner until they are loaded or have failed', async () => {
    const host = await lazy({}, 1);
    const [first, broken, , , later] = pictures(host).map((picture) => picture.nextElementSibling);
    await until(() => Boolean(first?.matches('[hidden]') && broken?.matches('[hidden]')));
    expect(later?.matches('[hidden]')).to.equal(false);
    expect(pictures(host)[0]?.className).to.match(/swiper-lazy-loaded/);
    expect(pictures(host)[1]?.className).to.match(/nh-carousel-broken/);
    expect(pictures(host)[1]?.offsetHeight).to.be.greaterThan(90);
  });
});
