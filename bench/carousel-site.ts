import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export const SLIDES = 200;

/** Two pages with our script and the same carousel, which is adopted on one of them. */
export interface CarouselSite {
  readonly url: string;
  /** The number of requests for images. */
  picturesFetched(): number;
  close(): Promise<void>;
}

const SETTINGS = {
  navigation: 'both',
  infinite: 'yes',
  speed: 200,
  lazyload: 'yes',
  slides_to_show: '3',
};

/** Serves the page layout in `dist/cdn` and a carousel of many slides: `/with` adoption, `/without` it. */
export async function openCarouselSite(): Promise<CarouselSite> {
  let pictures = 0;
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/picture')) pictures += 1;
    answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    picturesFetched: () => pictures,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(url: string, response: ServerResponse): void {
  const [type, text] = content(url);
  const headers = { 'content-type': type ?? 'text/plain', 'content-encoding': 'br' };
  response.writeHead(type ? 200 : 404, headers).end(brotliCompressSync(text));
}

function content(url: string): [string | undefined, string] {
  if (url === '/with' || url === '/without') return ['text/html', page(url === '/with')];
  if (url.startsWith('/picture')) return ['image/svg+xml', PICTURE];
  const type = /\.(js|css)$/.exec(url)?.[1];
  if (!type || url.includes('..')) return [undefined, ''];
  const text = readFileSync(`dist/cdn${url.replace(/^\/nh/, '')}`, 'utf8');
  return [type === 'js' ? 'text/javascript' : 'text/css', text];
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#567" d="M0 0h4v3H0z"/></svg>';

function page(isAlive: boolean): string {
  const script = `<script type="module" src="/nh/autoload.js" ${isAlive ? 'data-adopt' : ''}></script>`;
  return `<!doctype html><title>${SLIDES} slides</title><link rel="stylesheet" href="/nh/nh.css">${script}
<div class="elementor-element elementor-widget elementor-widget-image-carousel" data-id="1234567" data-element_type="widget"
data-settings='${JSON.stringify(SETTINGS)}' data-widget_type="image-carousel.default">
<div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper">
${Array.from({ length: SLIDES }, (_, at) => slide(at)).join('')}
</div><div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"></div>
<div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"></div>
<div class="swiper-pagination"></div></div></div><p>After the carousel</p>`;
}

function slide(at: number): string {
  return `<div class="swiper-slide"><figure class="swiper-slide-inner"><img class="swiper-slide-image swiper-lazy"
width="400" height="300" alt="Picture ${at}" data-src="/picture/${at}.svg"><div class="swiper-lazy-preloader"></div></figure></div>`;
}
