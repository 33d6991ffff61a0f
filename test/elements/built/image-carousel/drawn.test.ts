import '../../../../src/define/image-carousel';
import { expect, fixture } from '@open-wc/testing';
import { carouselIn, ready, still } from './fixtures';

const slides = ['a', 'b', 'c', 'd'].map((name) => ({
  image: { url: `/${name}.svg`, alt: name },
  caption: `Paper ${name}`,
  link: name === 'd' ? 'javascript:alert(1)' : `/papers/${name}`,
}));

async function drawn(settings: object): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(
    `<nh-image-carousel settings='${JSON.stringify({ ...still, slides, ...settings })}' style="display:block"></nh-image-carousel>`,
  );
  await Reflect.get(host, 'updateComplete');
  return host;
}

describe('a carousel that is drawn from data', () => {
  it('slides as a printed one does', async () => {
    const isReady = ready();
    const host = await drawn({ label: 'Papers' });
    await isReady;
    const { root, next, slider } = carouselIn(host);
    expect(root.getAttribute('aria-label')).to.equal('Papers');
    next.click();
    expect(slider.realIndex).to.equal(1);
    expect(root.querySelector('figcaption')?.textContent).to.equal('Paper a');
  });

  it('keeps its slider when only its speed is another', async () => {
    const isReady = ready();
    const host = await drawn({});
    await isReady;
    const { slider } = carouselIn(host);
    Reflect.set(host, 'settings', { ...still, slides, speed: 200 });
    await Reflect.get(host, 'updateComplete');
    expect(carouselIn(host).slider).to.equal(slider);
    expect(slider.params.speed).to.equal(200);
  });

  it('leads nowhere, to the slides’ links, or to the pictures in one slideshow', async () => {
    const links = async (link_to: string) =>
      [...(await drawn({ link_to })).querySelectorAll('a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await links('none')).to.deep.equal([]);
    const base = location.origin;
    expect(await links('custom')).to.deep.equal(
      ['a', 'b', 'c'].map((at) => `${base}/papers/${at}`),
    );
    const host = await drawn({ link_to: 'file', slides: slides.map(({ image }) => ({ image })) });
    const [first, second] = host.querySelectorAll('a');
    expect(first?.href).to.equal(`${base}/a.svg`);
    expect(first?.dataset.elementorOpenLightbox).to.equal('yes');
    expect(first?.dataset.elementorLightboxSlideshow).to.equal(
      second?.dataset.elementorLightboxSlideshow,
    );
  });

  it('of one slide has nothing to turn it by', async () => {
    const host = await drawn({ slides: slides.slice(0, 1), autoplay: 'yes' });
    expect(host.querySelectorAll('[role="button"], button, .swiper-pagination')).to.have.length(0);
  });
});
