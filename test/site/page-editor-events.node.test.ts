import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { stepNames } from '../../src/editor/page-editor/checklist/steps';
import { openSite, type Site } from '../page-objects/site/browser';
import { addColour, chooseDevice, openSection, shown } from '../page-objects/site/page-building';
import {
  announced,
  chooseEntry,
  chooseNode,
  pressButton,
  saveState,
  visitEditor,
} from '../page-objects/site/page-editor';
import { trackedEvents } from '../page-objects/site/tracked-events';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Something that a person does, with the events that it sends. */
type Act = readonly [events: readonly string[], act: (page: Page) => Promise<unknown>];

const press = (label: string) => (page: Page) => pressButton(page, label);
const click = (selector: string) => (page: Page) => page.click(selector);

/** Opens a place from the menu, and closes it. */
const place = (name: string, ...events: readonly string[]): Act => [
  ['open_e_menu', ...events],
  async (page) => {
    await pressButton(page, 'Menu');
    await chooseEntry(page, name);
    await closePlace(page);
  },
];

/** Closes a place, once it has opened. */
async function closePlace(page: Page): Promise<void> {
  await page.waitForSelector('.nh-page-place dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.nh-page-place dialog[open]'));
}

const checklist: readonly Act[] = [
  [['checklist popup triggered'], (page) => page.waitForSelector('.nh-page-checklist')],
  ...stepNames.map(
    (name): Act => [[`checklist_steps_title_${name}`], click(`[data-step="${name}"] > button`)],
  ),
  [['checklist_steps_title_phone'], click('[data-step="phone"] > button')],
  [['checklist_steps_done_phone'], press('Mark as done')],
  [['checklist_steps_undone_phone'], press('Mark as not done')],
  [['checklist_steps_action_phone'], click('[data-step="phone"] [part="row"] > button')],
  [['checklist_header_close_icon'], click('[data-do="close-checklist"]')],
  [['top_bar_checklist_icon_show'], press('Checklist')],
  [['top_bar_checklist_icon_hide'], press('Checklist')],
];

const panel: readonly Act[] = [
  [['top_bar_structure'], press('Structure')],
  [['top_bar_widget_panel_icon'], press('Add elements')],
  [['v1_globals_tab'], click('[part="tab"]:not([aria-selected="true"])')],
  [['v1_widgets_tab'], click('[part="tab"]:not([aria-selected="true"])')],
  ...(
    [
      ['layout', 'Layout'],
      ['basic', 'Basic'],
      ['general', 'General'],
      ['pro', 'Pro'],
      ['site', 'Site'],
      ['single', 'Single'],
    ] as const
  ).map(
    ([name, title]): Act => [
      [`v1_widgets_tab_${name}_section`],
      click(`::-p-xpath(//button[contains(@class, "ComponentList-title")][.="${title}"])`),
    ],
  ),
];

const bar: readonly Act[] = [
  [['top_bar_responsive_controls'], (page) => chooseDevice(page, 'tablet')],
  [['top_bar_responsive_controls'], (page) => chooseDevice(page, 'desktop')],
  [
    ['top_bar_document_name_dropdown'],
    async (page) => {
      await page.click('[data-do="document"]');
      await page.keyboard.press('Escape');
    },
  ],
  [
    ['top_bar_document_settings_icon'],
    async (page) => {
      await pressButton(page, 'Page settings');
      await closePlace(page);
    },
  ],
  place('finder', 'top_bar_finder'),
  place('siteSettings', 'top_bar_site_setting'),
  place('history', 'top_bar_elementor_logo_dropdown_history'),
  place('notes', 'top_bar_notes'),
  place('shortcuts', 'top_bar_elementor_logo_dropdown_keyboard_shortcuts'),
  place('help', 'top_bar_help'),
  place('news', 'top_bar_whats_new'),
  [
    [
      'open_e_menu',
      'top_bar_elementor_logo_dropdown_user_preferences',
      'checklist_userpreferences_toggle_hide',
      'checklist_userpreferences_toggle_show',
    ],
    async (page) => {
      await pressButton(page, 'Menu');
      await chooseEntry(page, 'preferences');
      const last = '[data-dialog="preferences"] [part="choice"]:last-of-type input';
      await page.click(last);
      await page.click(last);
      await closePlace(page);
    },
  ],
];

const variable: Act = [
  ['open_variables_popover', 'add_new_variable', 'save_new_variable', 'connect_variable'],
  async (page) => {
    await chooseNode(page, 'button');
    await openSection(page, 'style');
    await (await shown(page, '[data-kind="colour"] [part="variables"]')).click();
    await addColour(page, 'Ink', '#102030');
    await saveState(page, 'saved');
  },
];

const ways: readonly Act[] = [
  [
    ['top_bar_publish_button'],
    async (page) => {
      await pressButton(page, 'Publish');
      await announced(page, 'The page is published.');
    },
  ],
  [
    ['top_bar_preview_page'],
    async (page) => {
      const [tab] = await Promise.all([
        page.browserContext().waitForTarget((target) => target.url().includes('/page-drafts/')),
        page.click('[part="bar"] a[target="_blank"]'),
      ]);
      await (await tab.page())?.close();
      await page.bringToFront();
    },
  ],
  [
    ['open_e_menu', 'top_bar_elementor_logo_dropdown_theme_builder'],
    async (page) => {
      await pressButton(page, 'Menu');
      await Promise.all([page.waitForNavigation(), chooseEntry(page, 'theme')]);
    },
  ],
];

it('tracks each act in the page editor once', async () => {
  const { page, complaints, leave } = await visitEditor(site, 'about', {
    prepare: (page) => page.setCookie({ name: 'nh_tracking', value: 'yes', url: site.url }),
  });
  const acts = [...checklist, ...panel, ...bar, variable, ...ways];
  for (const [, act] of acts) await act(page);
  const expected = acts.flatMap(([events]) => events);
  await page.goto(`${site.url}/tracked`);
  const stored = await trackedEvents(
    site,
    `one more event of ${expected.length}`,
    ({ length }) => length >= expected.length,
  );
  expect(stored.map(({ event }) => event).toSorted()).to.deep.equal(expected.toSorted());
  await page.waitForFunction(
    (count) => document.querySelectorAll('.tracked-table tbody tr').length === count,
    {},
    expected.length,
  );
  expect(complaints).to.deep.equal([]);
  await leave();
});
