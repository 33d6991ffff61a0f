import type { Page } from 'puppeteer-core';

/** Notes, from the first moment of the next page on, what moves without the visitor. */
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

/** What has moved so far, after what is drawn has been painted. */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts;
  });
}
