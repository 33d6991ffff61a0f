import { siteConfig } from '../../../core/config';
import { sectionSelector, snapRules } from './snap-rules';

/**
 * Has the sections of the page snap while it is scrolled, until the signal ends, which takes everything
 * back. Sections that come later snap too.
 */
export function snap(settings: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  const builder = CSS.escape(siteConfig().builder);
  // Before anything is ours: with the builder's own stylesheet it is the body that scrolls.
  const isBody = getComputedStyle(document.body).scrollSnapType !== 'none';
  const scroller = isBody ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  let isTall: boolean | undefined;
  const measure = (): void => {
    const wasTall = isTall;
    isTall = sections(builder).some((section) => section.offsetHeight > window.innerHeight);
    if (isTall !== wasTall) sheet.replaceSync(snapRules(settings, { builder, scroller, isTall }));
  };
  // Whatever becomes higher, or comes, makes the page higher.
  const observer = new ResizeObserver(measure);
  for (const box of document.querySelectorAll(`[data-${builder}-id]`)) observer.observe(box);
  window.addEventListener('resize', measure, { signal });
  measure();
  document.adoptedStyleSheets.push(sheet);
  const stop = (): void => {
    observer.disconnect();
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
    document.adoptedStyleSheets = others;
  };
  signal.addEventListener('abort', stop, { once: true });
}

function sections(builder: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(sectionSelector(builder))];
}
