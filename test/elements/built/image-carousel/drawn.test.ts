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

describe('a carousel drawn from settings', () => {
  it('slides like a printed one', async () => {
    const isReady = ready();
    const host = await drawn({ label: 'Papers' });
    await isReady;
    const { root, next, slider } = carouselIn(host);
    expect(root.getAttribute('aria-label')).to.equal('Papers');
    next.click();
    expect(slider.realIndex).to.equal(1);
    expect(root.querySelector('figcaption')?.textContent).to.equal('Paper a');
  });

  it('keeps its slider when only its speed changes', async () => {
    const isReady = ready();
    const host = await drawn({});
    await isReady;
    const { slider } = carouselIn(host);
    Reflect.set(host, 'settings', { ...still, slides, speed: 200 });
    await Reflect.get(host, 'updateComplete');
    expect(carouselIn(host).slider).to.equal(slider);
    expect(slider.params.speed).to.equal(200);
  });

  it('links to nothing, to the slides’ links, or to the images in one slideshow', async () => {
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

  it('names its linked figures by their pictures and captions', async () => {
    const isReady = ready();
    const plain = { image: { url: '/e.svg' }, caption: 'Paper e', link: '/e' };
    const host = await drawn({ link_to: 'custom', slides: [...slides.slice(0, 1), plain] });
    await isReady;
    const names = [...host.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
    expect(names).to.deep.equal(['a, Paper a', 'Paper e']);
  });

  it('has no controls with a single slide', async () => {
    const host = await drawn({ slides: slides.slice(0, 1), autoplay: 'yes' });
    expect(host.querySelectorAll('[role="button"], button, .swiper-pagination')).to.have.length(0);
  });
});
