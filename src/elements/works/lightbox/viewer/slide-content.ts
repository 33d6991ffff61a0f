import type PhotoSwipe from 'photoswipe';
import { createElement } from './create-element';
import { failure } from './failure';
import { imageSize } from './image-size';
import { message } from './messages';
import { pageFrame } from './page-frame';
import type { Slide } from './slide-data';
import { spinner } from './spinner';
import { videoBox } from './video-box';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Renders slides that PhotoSwipe cannot: videos, pages, images of unknown size, and error messages. */
export function drawContents(
  show: PhotoSwipe,
  { autoplayAt, close }: { readonly autoplayAt: number | undefined; readonly close: () => void },
): void {
  const connections = new Map<Content, AbortController>();
  let autoplays = autoplayAt;

  show.on('contentLoad', (event) => {
    const { content } = event;
    const slide = content.data as Slide;
    if (slide.type === 'image') return;
    // PhotoSwipe would set `innerHTML`, which Trusted Types block.
    event.preventDefault();
    content.element = createElement('div', { class: 'pswp__content nh-lightbox-slide' });
    if (slide.type === 'unmeasured') void measure(content, slide);
    if (slide.type === 'unmeasured' || slide.type === 'failed') fill(content, slide);
  });
  show.on('contentAppend', ({ content }) => {
    const slide = content.data as Slide;
    if (slide.type === 'video' && !content.element?.firstChild) fill(content, slide);
  });
  // Pages load when their slide is reached. Pages and videos stop when it is left.
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
  // PhotoSwipe dispatches no `contentDestroy` when the whole slideshow is destroyed.
  show.on('close', () => {
    for (const connection of connections.values()) connection.abort();
  });
  show.addFilter('contentErrorElement', (_, { data }) =>
    failure(message('lightbox.image_failed'), (data as Slide).item.url),
  );

  function fill(content: Content, { type, item }: Slide): void {
    const connection = new AbortController();
    connections.set(content, connection);
    if (item.type === 'video') {
      const autoplay = autoplays === content.index;
      // Autoplays only once, because PhotoSwipe also prepares the neighbouring slides.
      if (autoplay) autoplays = undefined;
      content.element?.append(videoBox(item, { autoplay, signal: connection.signal }));
    } else if (item.type === 'page') content.element?.append(pageFrame(item, close));
    else if (type === 'unmeasured') content.element?.append(spinner());
    else content.element?.append(failure(message('lightbox.image_failed'), item.url));
  }

  function empty(content: Content): void {
    connections.get(content)?.abort();
    connections.delete(content);
    if ((content.data as Slide).type !== 'image') content.element?.replaceChildren();
  }

  async function measure({ index }: Content, slide: Slide): Promise<void> {
    try {
      Object.assign(slide, await imageSize(slide.src ?? ''), { type: 'image' });
    } catch {
      slide.type = 'failed';
    }
    if (show.isOpen && !show.isDestroying) show.refreshSlideContent(index);
  }
}
