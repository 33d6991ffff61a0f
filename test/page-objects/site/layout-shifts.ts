import type { Page } from 'puppeteer-core';

/**
 * Records the layout shifts of the next page from its start, except those caused by the visitor, and those inside
 * Chromium's own audio controls: they lay out their time line twice on any page, with and without scripts.
 */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { shifts: noted });
    interface Source {
      readonly node?: Element;
      readonly currentRect: DOMRectReadOnly;
    }
    const isInControls = ({ node, currentRect: rect }: Source): boolean =>
      !node &&
      [...document.querySelectorAll('audio[controls]')].some((audio) => {
        const box = audio.getBoundingClientRect();
        return (
          rect.top >= box.top &&
          rect.bottom <= box.bottom &&
          rect.left >= box.left &&
          rect.right <= box.right
        );
      });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: Source[];
      })[]) {
        if (entry.sources.length > 0 && entry.sources.every(isInControls)) continue;
        // Chromium reports texts whose boxes stay where they are: nobody sees such a shift.
        if (entry.value < 0.00005) continue;
        const names = entry.sources.map(({ node }) => node?.className || node?.nodeName);
        noted.push(`${entry.value.toFixed(4)} ${names}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, after the next paint. */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts;
  });
}
