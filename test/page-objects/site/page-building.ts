import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { pressButton, previewOf } from './page-editor';

/** Opens a view at the start side of the editor, if it is not open. */
export async function showView(page: Page, label: 'Add elements' | 'Structure'): Promise<void> {
  const button = `::-p-xpath(//*[@part="bar"]//button[normalize-space()="${label}"])`;
  const isOpen = await page.$eval(button, (one) => one.ariaPressed === 'true');
  if (!isOpen) await page.click(button);
}

/** Deletes all nodes of the page by the keyboard, in the structure. */
export async function emptyPage(page: Page): Promise<void> {
  await showView(page, 'Structure');
  await page.waitForSelector('[role="treeitem"][tabindex="0"]');
  await page.focus('[role="treeitem"][aria-level="1"]');
  await deleteAll(page);
}

/** Deletes all nodes of the page, from the focused row of the structure on. */
export async function deleteAll(page: Page): Promise<void> {
  const frame = await previewOf(page);
  const outermost = (): Promise<number> =>
    frame.$eval('.nh-page [data-id]', (node) => node.parentElement?.childElementCount ?? 0);
  for (let left = await outermost(); left > 0; left -= 1) {
    await page.keyboard.press('Delete');
    await frame.waitForFunction(
      (count) => document.querySelectorAll('.nh-page > [data-id]').length === count,
      {},
      left - 1,
    );
  }
}

/** Adds an element after the chosen one, from the list and by the keyboard. Returns its id. */
export async function insertElement(page: Page, kind: string): Promise<string> {
  await showView(page, 'Add elements');
  return added(page, kind, async () => {
    await focusItem(page, kind);
    await page.keyboard.press('Enter');
  });
}

/** Does what adds a node of a kind. Returns its id, once its settings are shown. */
export async function added(page: Page, kind: string, act: () => Promise<void>): Promise<string> {
  const frame = await previewOf(page);
  const before = await frame.$$eval('.nh-page [data-id]', (nodes) =>
    nodes.map((node) => node.getAttribute('data-id')),
  );
  await act();
  const found = await frame.waitForFunction(
    (selector, known) =>
      [...document.querySelectorAll(selector)]
        .map((node) => node.getAttribute('data-id'))
        .find((id) => !known.includes(id)),
    {},
    `.nh-page ${ofKind(kind)}`,
    before,
  );
  const id = String(await found.jsonValue());
  await page.waitForSelector('.nh-settings-panel [data-key]');
  return id;
}

/** Selects the nodes of a kind in the preview. */
function ofKind(kind: string): string {
  return kind === 'container'
    ? '[data-id][data-element_type="container"]'
    : `[data-id][data-widget_type="${kind}.default"]`;
}

async function focusItem(page: Page, kind: string): Promise<void> {
  const item = `[data-puck-drawer-item]:not([aria-hidden]) [data-insert="${kind}"]`;
  await page.waitForSelector(item);
  await page.$eval(item, (node) => (node.closest('[tabindex="0"]') as HTMLElement).focus());
}

/** Chooses a node by a click in the preview. */
export async function chooseById(page: Page, id: string): Promise<void> {
  const frame = await previewOf(page);
  await frame.$eval(`.nh-page [data-id="${id}"]`, (node) => (node as HTMLElement).click());
  await page.waitForSelector('.nh-settings-panel [data-key]');
}

/** Moves a node into the container above it, by the keyboard in the preview. */
export async function moveIn(page: Page, id: string, container: string): Promise<void> {
  const frame = await previewOf(page);
  const node = await frame.waitForSelector(`[data-puck-component="${id}"]`);
  await node?.focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Alt');
  await frame.waitForSelector(`[data-id="${container}"] [data-id="${id}"]`);
}

/** Opens a section of the settings of the chosen node. */
export async function openSection(page: Page, name: string): Promise<void> {
  const button = await shown(page, `[data-section="${name}"] [part="section-button"]`);
  if (await button.evaluate(({ ariaExpanded }) => ariaExpanded === 'false')) await button.click();
}

/** Adds a colour to the site's variables, by the open list of them, which connects the setting to it. */
export async function addColour(page: Page, name: string, colour: string): Promise<void> {
  await pressButton(page, 'Add a color');
  await page.waitForSelector('[data-dialog="variable"] [data-name]');
  await page.type('[data-dialog="variable"] [data-key="color"] input[type="text"]', colour);
  await page.type('[data-dialog="variable"] [data-name]', name);
  await pressButton(page, 'Save');
  await page.waitForFunction(() => !document.querySelector('.nh-page-place dialog[open]'));
}

/** Chooses an option of a setting. */
export async function chooseOption(page: Page, key: string, value: string): Promise<void> {
  await (await shown(page, `[data-key="${key}"] select`)).select(value);
}

/** Shows the page as on a device, whose values are edited from then on. */
export async function chooseDevice(page: Page, device: string): Promise<void> {
  await page.select('[part="bar-devices"] select', device);
}

/** The element of the settings that a person sees. Puck draws the panel twice; one is hidden. */
export async function shown(page: Page, selector: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].find(({ offsetWidth }) => offsetWidth),
    {},
    selector,
  );
  return found as ElementHandle<HTMLElement>;
}

/** Waits until a style of the element in a node is computed as expected. */
export async function styled(
  frame: Frame | Page,
  selector: string,
  property: string,
  value: string,
): Promise<void> {
  await frame.waitForFunction(
    (wanted, name, expected) => {
      const element = document.querySelector(wanted);
      return element && getComputedStyle(element).getPropertyValue(name) === expected;
    },
    {},
    selector,
    property,
    value,
  );
}
