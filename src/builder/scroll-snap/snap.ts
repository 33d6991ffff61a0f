import { siteConfig } from '../../core/config';
import { sizeObserver } from '../../core/observers';
import { sectionSelector, snapRules } from './snap-rules';

/** Turns on scroll snapping for existing and future sections until the signal aborts. */
export function snap(settings: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  const builder = CSS.escape(siteConfig().builder);
  // Read before our rules apply: the builder's own stylesheet makes the body scroll.
  const isBody = getComputedStyle(document.body).scrollSnapType !== 'none';
  const scroller = isBody ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  let isTall: boolean | undefined;
  const measure = (): void => {
    const wasTall = isTall;
    isTall = sections(builder).some((section) => section.offsetHeight > window.innerHeight);
    if (isTall !== wasTall) sheet.replaceSync(snapRules(settings, { builder, scroller, isTall }));
  };
  // A taller or added section changes the height of its document.
  const observer = sizeObserver(measure);
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
