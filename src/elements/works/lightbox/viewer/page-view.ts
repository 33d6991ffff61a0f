import { iconButton } from './button';
import { drawn } from './drawn';
import { icon } from './icon';
import type { LightboxHandle, LightboxPage, LightboxRequest } from './item';
import { message } from './messages';
import { pageFrame } from './page-frame';
import { closeByClickOutside, openSurface, type Surface } from './surface';
import { firstView, type View, viewSize, views } from './view-size';
import { webAddress } from './web-address';

/** Opens one web page in a window over this one, as desktops, tablets and phones show it. */
export function openPage(item: LightboxPage, { opener }: LightboxRequest): LightboxHandle {
  const label = item.title || message('lightbox.page');
  const surface = openSurface({ label, kind: 'page', opener });
  const { bar, closeButton, stage, closed, close } = surface;
  const page = pageFrame(item, close);
  stage.append(page);
  const title = drawn('p', { class: 'nh-lightbox-title' }, item.title ?? '');
  bar.prepend(title, viewButtons(surface, page));
  const href = webAddress(item.url);
  if (href) closeButton.before(newTabLink(href));
  closeByClickOutside(surface);
  return { show() {}, close, closed };
}

/** The buttons that choose a view; the page is fitted anew when the window changes. */
function viewButtons({ stage, signal }: Surface, page: HTMLElement): HTMLElement {
  let view: View = firstView(room(stage));
  const buttons = views.map((name) =>
    iconButton(name, message(`lightbox.${name}`), () => {
      view = name;
      fit();
    }),
  );
  const fit = (): void => {
    const { width, height, scale } = viewSize(view, room(stage));
    page.style.setProperty('--nh-page-width', `${width}px`);
    page.style.setProperty('--nh-page-height', `${height}px`);
    page.style.setProperty('--nh-page-scale', String(scale));
    buttons.forEach((button, at) => {
      button.setAttribute('aria-pressed', String(views[at] === view));
    });
  };
  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
  fit();
  return drawn(
    'div',
    { class: 'nh-lightbox-views', role: 'group', 'aria-label': message('lightbox.view') },
    ...buttons,
  );
}

/** The room that the stage gives, without its padding. */
function room(stage: HTMLElement): { width: number; height: number } {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage);
  return {
    width: stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

function newTabLink(href: string): HTMLElement {
  const label = message('lightbox.new_tab');
  return drawn(
    'a',
    {
      href,
      target: '_blank',
      rel: 'noopener',
      class: 'nh-lightbox-button',
      'aria-label': label,
      title: label,
    },
    icon('new-tab'),
  );
}
