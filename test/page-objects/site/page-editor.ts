import type { Frame, KeyInput, Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';

/** An open page editor on the demo site. */
export interface EditorVisit extends Visit {
  /** The preview. */
  frame(): Promise<Frame>;
}

/** Opens the editor of a page as an administrator; resolves when the page is drawn. */
export async function visitEditor(
  site: Site,
  slug: string,
  options?: VisitOptions,
): Promise<EditorVisit> {
  const visit = await site.visit(`/editor/${slug}`, {
    isAdministrator: true,
    alive: false,
    ...options,
  });
  const { page } = visit;
  await drawn(page);
  // Chromium's headless shell closes a page without the events of leaving it, and the page would stay locked.
  const leave = async () => {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    await page.goto('about:blank');
    await visit.leave();
  };
  return { ...visit, leave, frame: () => previewOf(page) };
}

/** Waits until the preview shows the page, and its nodes can be clicked: Puck marks them then. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('.nh-page [data-puck-component]'),
  );
}

/** Closes the checklist, which opens by itself once the server has said that the person is new. */
export async function closeChecklist(page: Page): Promise<void> {
  await clickOn(page, '[data-do="close-checklist"]');
}

/** The preview of the editor. */
export async function previewOf(page: Page): Promise<Frame> {
  const frame = await (await page.$('nh-page-editor iframe'))?.contentFrame();
  if (!frame) throw new Error('The editor has no preview.');
  return frame;
}

/** Chooses the first node of a kind in the preview, so that the panel shows its settings. */
export async function chooseNode(page: Page, kind: string): Promise<void> {
  const frame = await previewOf(page);
  await frame.$eval(`.nh-page .nh-box-${kind}`, (node) => (node as HTMLElement).click());
  await page.waitForSelector('.nh-settings-panel [data-key]');
}

/** Replaces the text of a setting by typing. Puck draws the panel twice; one is hidden. */
export async function typeSetting(page: Page, key: string, text: string): Promise<void> {
  const fields = `[data-key="${key}"] :is(textarea, input)`;
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLTextAreaElement>(selector)].some((field) => {
        if (field.offsetWidth === 0) return false;
        field.focus();
        field.select();
        return true;
      }),
    {},
    fields,
  );
  // At once: of keys that come slowly, the history would keep several steps.
  await page.keyboard.sendCharacter(text);
}

/** Waits until the first node of a kind in the preview has a text. */
export async function previewShows(page: Page, kind: string, text: string): Promise<void> {
  const frame = await previewOf(page);
  await frame.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent?.includes(wanted),
    {},
    `.nh-page .nh-box-${kind}`,
    text,
  );
}

/** Waits until the bar shows a state of the changes. */
export async function saveState(page: Page, state: string): Promise<void> {
  await page.waitForSelector(`[part="save-state"][data-state="${state}"]`);
}

/** Changes something, and waits until the change is saved, which may be before `change` resolves. */
export async function savedAfter(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.$eval('[part="save-state"]', (note) => {
    const observer = new MutationObserver(() => {
      if (note.getAttribute('data-state') !== 'saved') Reflect.set(window, 'hasChanged', true);
    });
    Reflect.set(window, 'hasChanged', false);
    observer.observe(note, { attributes: true });
  });
  await change();
  await page.waitForFunction(() => Reflect.get(window, 'hasChanged'));
  await saveState(page, 'saved');
}

/** Clicks on a button of the bar or of a notice, as soon as it is there. */
export async function pressButton(page: Page, label: string): Promise<void> {
  await clickOn(page, `::-p-xpath(//nh-page-editor//button[normalize-space()="${label}"])`);
}

/** Chooses an entry of the open menu. */
export async function chooseEntry(page: Page, action: string): Promise<void> {
  await clickOn(page, `[role="menuitem"][data-action="${action}"]`);
}

async function clickOn(page: Page, selector: string): Promise<void> {
  await (await page.waitForSelector(selector))?.click();
}

/** Waits until the live region says a sentence. */
export async function announced(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('[part="announcement"]')?.textContent === text,
    {},
    sentence,
  );
}

/** Presses Tab, or Shift+Tab with `isBack`, until an element that matches has the focus. */
export async function tabTo(
  page: Page,
  selector: string,
  { label, isBack = false }: { readonly label?: string; readonly isBack?: boolean } = {},
): Promise<void> {
  for (let count = 0; count < 150; count += 1) {
    const isThere = await page.evaluate(
      (wanted, text) => {
        const { activeElement } = document;
        return (
          activeElement?.matches(wanted) && (!text || activeElement.textContent?.trim() === text)
        );
      },
      selector,
      label,
    );
    if (isThere) return;
    await pressKeys(page, isBack ? 'Shift' : undefined, 'Tab');
  }
  throw new Error(`Tab never reaches ${selector} ${label ?? ''}.`);
}

/** Presses a key while another one is held. */
export async function pressKeys(
  page: Page,
  held: 'Alt' | 'Control' | 'Shift' | undefined,
  key: KeyInput,
): Promise<void> {
  if (held) await page.keyboard.down(held);
  await page.keyboard.press(key);
  if (held) await page.keyboard.up(held);
}
