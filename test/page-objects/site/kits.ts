import { setTimeout } from 'node:timers/promises';
import type { ElementHandle, JSHandle, Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';
import { eventually } from './eventually';

/** An administrator's visit to a screen of the kit tools, until the tool is drawn. */
export async function visitTool(
  site: Site,
  path: '/kit-export' | '/kit-import' | '/kit-library' | '/template-library',
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await site.visit(path, { ...options, isAdministrator: true, alive: false });
  const step = await visit.page.waitForSelector(`nh${path.replace('/', '-')} [part="step"]`);
  if (step) await rested(step);
  return visit;
}

/**
 * Waits until an element has not moved for a tenth of a second, since clicks on moving elements miss.
 * Not by frames, which a tab behind another has none of.
 */
async function rested(element: ElementHandle<Element>): Promise<void> {
  const place = async (): Promise<string> => JSON.stringify(await element.boundingBox());
  const places = async (): Promise<readonly string[]> => {
    const before = await place();
    await setTimeout(100);
    return [before, await place()];
  };
  await eventually(`an end of the movement of ${element}`, places, ([one, two]) => one === two);
}

/** Presses the button of a label, in the dialog if there is one, as soon as it is there. */
export async function press(page: Page, label: string): Promise<void> {
  const button = await page.waitForFunction(
    (wanted) => {
      const scope = document.querySelector('dialog:modal [part="dialog-foot"]') ?? document;
      const buttons = scope.querySelectorAll<HTMLElement>('.nh-kits :is(button, a)');
      return [...buttons].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === wanted,
      );
    },
    {},
    label,
  );
  await clicked(button);
}

/** Ticks or unticks the checkbox whose label begins so. */
export async function tick(page: Page, label: string): Promise<void> {
  const box = await page.waitForFunction(
    (wanted) => {
      const scope = document.querySelector('dialog:modal') ?? document;
      const labels = [...scope.querySelectorAll('.nh-kits label')];
      return labels.find(({ textContent }) => textContent.trim().startsWith(wanted));
    },
    {},
    label,
  );
  await clicked(box);
}

async function clicked(found: JSHandle<unknown>): Promise<void> {
  const element = found.asElement() as ElementHandle<Element>;
  await rested(element);
  await element.click();
}

/** Waits until the tool shows a screen. */
export async function atStep(page: Page, step: string): Promise<void> {
  await page.waitForSelector(`.nh-kits [data-step="${step}"]`);
}

/** The title of the error that is shown, as soon as there is one. */
export async function errorTitle(page: Page): Promise<string> {
  const title = await page.waitForSelector('.nh-kits [role="alert"] h3');
  return title?.evaluate(({ textContent }) => textContent) ?? '';
}

/** Lets the focus go on by Tab until it is on something that fits. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`No Tab leads to ${selector}.`);
}
