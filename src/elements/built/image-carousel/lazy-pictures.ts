/** Pictures that the builder prints without an address, to be fetched when they are about to be seen. */
const LAZY = 'img[data-src]:not([src])';
const SPINNER = '.swiper-lazy-preloader';

/** Fetches the lazy pictures of slides, once each; a spinner turns meanwhile where one is printed. */
export function fetchPictures(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    for (const picture of slide.querySelectorAll<HTMLImageElement>(LAZY))
      fetchPicture(picture, slide);
  }
}

function fetchPicture(picture: HTMLImageElement, slide: HTMLElement): void {
  const { srcset, src } = picture.dataset;
  const settle = ({ type }: Event): void => {
    const spinner = slide.querySelector<HTMLElement>(SPINNER);
    if (spinner) spinner.hidden = true;
    picture.classList.add(type === 'load' ? 'swiper-lazy-loaded' : 'nh-carousel-broken');
  };
  picture.addEventListener('load', settle, { once: true });
  picture.addEventListener('error', settle, { once: true });
  if (srcset) picture.srcset = srcset;
  picture.src = src ?? '';
}
