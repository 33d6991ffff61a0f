import { sizeObserver } from '../../../../core/observers';
import { iconButton, updateButton } from './button';
import { createElement } from './create-element';
import type { LightboxHandle, LightboxPage, LightboxRequest } from './item';
import { message } from './messages';
import { pageFrame } from './page-frame';
import { closeByClickOutside, openSurface, type Surface } from './surface';
import { firstView, type View, viewSize, views } from './view-size';
import { webAddress } from './web-address';

/** Opens a single web page in a window, with buttons for the screen sizes of desktops, tablets and phones. */
export function openPage(item: LightboxPage, { opener }: LightboxRequest): LightboxHandle {
  const label = item.title || message('lightbox.page');
  const surface = openSurface({ label, kind: 'page', opener });
  const { bar, closeButton, stage, closed, close } = surface;
  const page = pageFrame(item, close);
  stage.append(page);
  const title = createElement('p', { class: 'nh-lightbox-title' }, item.title ?? '');
  bar.prepend(title, viewButtons(surface, page));
  const href = webAddress(item.url);
  if (href) closeButton.before(newTabLink(href));
  closeByClickOutside(surface);
  return { show() {}, close, closed };
}

/** The buttons that select a screen size; the page is scaled to fit whenever the window's size changes. */
function viewButtons({ stage, signal }: Surface, page: HTMLElement): HTMLElement {
  let view: View = firstView(contentSize(stage));
  const buttons = views.map((name) =>
    iconButton(name, message(`lightbox.${name}`), () => {
      view = name;
      fit();
    }),
  );
  const fit = (): void => {
    const { width, height, scale } = viewSize(view, contentSize(stage));
    page.style.setProperty('--nh-page-width', `${width}px`);
    page.style.setProperty('--nh-page-height', `${height}px`);
    page.style.setProperty('--nh-page-scale', String(scale));
    buttons.forEach((button, index) => {
      button.setAttribute('aria-pressed', String(views[index] === view));
    });
  };
  const observer = sizeObserver(fit);
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
  fit();
  return createElement(
    'div',
    { class: 'nh-lightbox-views', role: 'group', 'aria-label': message('lightbox.view') },
    ...buttons,
  );
}

/** The size of the stage without its padding. */
function contentSize(stage: HTMLElement): { width: number; height: number } {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage);
  return {
    width: stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

function newTabLink(href: string): HTMLElement {
  const link = createElement('a', {
    href,
    target: '_blank',
    rel: 'noopener',
    class: 'nh-lightbox-button',
  });
  updateButton(link, 'new-tab', message('lightbox.new_tab'));
  return link;
}
