import type PhotoSwipe from 'photoswipe';
import { drawn } from './drawn';
import { failure } from './failure';
import { message } from './messages';
import { pageFrame } from './page-frame';
import { pictureSize } from './picture-size';
import type { Slide } from './slide-data';
import { spinner } from './spinner';
import { videoBox } from './video-box';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Draws what PhotoSwipe cannot: videos, pages, pictures that are still to be measured, and failures. */
export function drawContents(
  show: PhotoSwipe,
  { autoplayAt, close }: { readonly autoplayAt: number | undefined; readonly close: () => void },
): void {
  const lives = new Map<Content, AbortController>();
  let autoplays = autoplayAt;

  show.on('contentLoad', (event) => {
    const { content } = event;
    const slide = content.data as Slide;
    if (slide.type === 'image') return;
    // PhotoSwipe would set `innerHTML`, which Trusted Types refuse.
    event.preventDefault();
    content.element = drawn('div', { class: 'pswp__content nh-lightbox-slide' });
    if (slide.type === 'unmeasured') void measure(content, slide);
    if (slide.type === 'unmeasured' || slide.type === 'failed') fill(content, slide);
  });
  show.on('contentAppend', ({ content }) => {
    const slide = content.data as Slide;
    if (slide.type === 'video' && !content.element?.firstChild) fill(content, slide);
  });
  // What plays, and what a page does, ends when its slide is left; a page begins when it is reached.
  show.on('contentActivate', ({ content }) => {
    const slide = content.data as Slide;
    if (slide.type === 'page' && !content.element?.firstChild) fill(content, slide);
  });
  show.on('contentDeactivate', ({ content }) => {
    const slide = content.data as Slide;
    if (slide.type !== 'page' && slide.type !== 'video') return;
    empty(content);
    if (slide.type === 'video') fill(content, slide);
  });
  show.on('contentDestroy', ({ content }) => empty(content));
  // Contents that are destroyed with the whole are not told.
  show.on('close', () => {
    for (const life of lives.values()) life.abort();
  });
  show.addFilter('contentErrorElement', (_, { data }) =>
    failure(message('lightbox.image_failed'), (data as Slide).item.url),
  );

  function fill(content: Content, { type, item }: Slide): void {
    const life = new AbortController();
    lives.set(content, life);
    if (item.type === 'video') {
      const autoplay = autoplays === content.index;
      // The slides beside it are filled as well, the one before it first.
      if (autoplay) autoplays = undefined;
      content.element?.append(videoBox(item, { autoplay, signal: life.signal }));
    } else if (item.type === 'page') content.element?.append(pageFrame(item, close));
    else if (type === 'unmeasured') content.element?.append(spinner());
    else content.element?.append(failure(message('lightbox.image_failed'), item.url));
  }

  function empty(content: Content): void {
    lives.get(content)?.abort();
    lives.delete(content);
    if ((content.data as Slide).type !== 'image') content.element?.replaceChildren();
  }

  async function measure({ index }: Content, slide: Slide): Promise<void> {
    try {
      Object.assign(slide, await pictureSize(slide.src ?? ''), { type: 'image' });
    } catch {
      slide.type = 'failed';
    }
    if (show.isOpen && !show.isDestroying) show.refreshSlideContent(index);
  }
}
