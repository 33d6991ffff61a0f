import type { SavedSettings } from '../../../page';
import { jsonObject, linkOf, pictureOf, present, textOf } from '../pieces';
import type { WidgetMarkup } from '../widget-markup';
import type { WidgetReader } from '../widget-reader';

/** A video. The address of the first provider is in the settings alone. */
export const video: WidgetReader = {
  drawn: `iframe, [role="button"], button`,
  read(markup, { video_type: saved }) {
    const file = markup.one('video');
    const request = lightboxRequest(markup);
    const address = file?.getAttribute('src') ?? request?.url;
    const type = saved ?? (file ? 'hosted' : undefined);
    const page = pageAddress(markup, request);
    const poster = file?.getAttribute('poster');
    return present({
      ...(type === 'hosted' && typeof address === 'string' && fileSettings(address)),
      ...(page && { video_type: page.type, [`${page.type}_url`]: page.url }),
      poster: poster ? { url: poster } : undefined,
      lightbox: markup.part('open-lightbox') ? 'yes' : undefined,
    });
  },
};

function fileSettings(address: string): SavedSettings {
  const [url] = address.split('#', 1);
  return { video_type: 'hosted', insert_url: 'yes', external_url: { url } };
}

function lightboxRequest(markup: WidgetMarkup): SavedSettings | undefined {
  const overlay = markup.part('custom-embed-image-overlay');
  return overlay && jsonObject(markup.data(overlay, 'lightbox'));
}

/** The pages of the players that are printed as frames, by the provider. */
const players = [
  ['vimeo', /^https:\/\/player\.vimeo\.com\/video\/(\d{1,15})/, 'https://vimeo.com/'],
  [
    'dailymotion',
    /^https:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w{1,30})/,
    'https://www.dailymotion.com/video/',
  ],
  ['videopress', /^https:\/\/videopress\.com\/embed\/(\w{1,30})/, 'https://videopress.com/v/'],
] as const;

function pageAddress(
  markup: WidgetMarkup,
  request: SavedSettings | undefined,
): { type: string; url: string } | undefined {
  const frame = markup.one('iframe');
  const address =
    frame?.getAttribute('src') || frame?.getAttribute('data-lazy-load') || request?.url;
  for (const [type, player, page] of players) {
    const id = player.exec(`${address}`)?.[1];
    if (id) return { type, url: page + id };
  }
  return undefined;
}

/** A recording: the widget of the CMS. */
export const audio: WidgetReader = {
  widgetType: 'audio',
  drawn: 'audio, audio *',
  read(markup) {
    const player = markup.one('audio');
    const address =
      player?.getAttribute('src') ?? player?.querySelector('source')?.getAttribute('src');
    if (!player || !address) return undefined;
    return present({
      title: textOf(markup.one('h1, h2, h3, h4, h5, h6')),
      // The CMS adds a counter against the cache of old browsers.
      url: address.replace(/\?_=\d+$/, ''),
      preload: player.getAttribute('preload'),
      loop: player.hasAttribute('loop') ? 'yes' : undefined,
    });
  },
};

/** A carousel. Copies of slides, which a script adds, are left out. */
export const imageCarousel: WidgetReader = {
  drawn: '.swiper-slide-duplicate, [role="button"], button, .swiper-pagination',
  read(markup) {
    const slides = markup
      .all('.swiper-slide:not(.swiper-slide-duplicate)')
      .sort((one, other) => slideIndex(one) - slideIndex(other))
      .map((slide) => slideOf(slide));
    if (slides.some(({ image }) => image === undefined)) return undefined;
    const links = slides.map(({ link, image }) => (link && link !== image?.url ? link : undefined));
    const isFile = slides.some(({ link }) => link) && links.every((link) => !link);
    const hasWords = slides.some(({ caption }) => caption);
    const isPlain = !hasWords && new Set(links).size <= 1;
    return present({
      carousel: isPlain ? slides.map(({ image }) => image) : undefined,
      slides: isPlain
        ? undefined
        : slides.map((slide, index) => present({ ...slide, link: links[index] })),
      link_to: isFile ? 'file' : links.some(Boolean) ? 'custom' : undefined,
      link: isPlain && links[0] ? linkOf(markup.one('.swiper-slide a')) : undefined,
      image_stretch: markup.one('.swiper-image-stretch') ? 'yes' : undefined,
      label: ownLabel(markup),
    });
  },
};

/** Returns the number that a script gives the slides, which it moves for a loop; 0 before. */
function slideIndex(slide: HTMLElement): number {
  return Number(slide.dataset.swiperSlideIndex ?? 0);
}

interface Slide {
  readonly image: SavedSettings | undefined;
  readonly caption: string | undefined;
  readonly link: string | undefined;
}

function slideOf(slide: HTMLElement): Slide {
  return {
    image: pictureOf(slide.querySelector('img') ?? undefined),
    caption: textOf(slide.querySelector('figcaption') ?? undefined) || undefined,
    link: slide.querySelector('a')?.getAttribute('href') ?? undefined,
  };
}

/** The name of a carousel in its markup. */
function ownLabel(markup: WidgetMarkup): string | undefined {
  return markup.part('image-carousel-wrapper')?.getAttribute('aria-label') ?? undefined;
}
