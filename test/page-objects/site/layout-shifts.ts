import type { Page } from 'puppeteer-core';

/** Records the layout shifts of the next page from its start, except those caused by the visitor. */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { shifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
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
