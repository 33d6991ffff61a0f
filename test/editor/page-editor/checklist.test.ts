import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';
import { storedPreferences } from './stored-preferences';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const panel = (): HTMLElement => editor.box.querySelector('.nh-page-checklist') as HTMLElement;

const step = (name: string): HTMLElement =>
  panel().querySelector(`[data-step="${name}"]`) as HTMLElement;

const isDone = (name: string): boolean => step(name).hasAttribute('data-done');

async function openStep(name: string): Promise<void> {
  step(name).querySelector<HTMLElement>('[part="step-title"]')?.click();
  await until(() => step(name).querySelector('[part="step-body"]'), 'opened the step');
}

describe('the checklist of the page editor', () => {
  it('opens by itself at the first visit of a person, without the focus, and never again', async () => {
    const preferences = storedPreferences({ checklistSeen: false });
    editor = await openPageEditor(page, { preferences });
    await until(panel, 'opened the checklist');
    expect(panel().contains(document.activeElement)).to.equal(false);
    expect(editor.said()).to.contain('The checklist of this page is open.');
    await expect(panel()).to.be.accessible();
    await until(() => events().length >= 1, 'sent the events');
    expect(events()).to.deep.equal(['checklist popup triggered']);
    await until(() => preferences.saved.checklistSeen, 'kept that it was seen');
    editor.close();
    editor = await openPageEditor(page, { preferences });
    await until(() => editor.control('Checklist'), 'drew the bar');
    expect(panel()).to.equal(null);
  });

  it('is opened and closed by its button, its cross and Escape', async () => {
    editor = await openPageEditor(page, { preferences: storedPreferences() });
    editor.control('Checklist').click();
    await until(panel, 'opened it');
    await until(() => panel().contains(document.activeElement), 'focused its title');
    press(document.activeElement as Element, 'Escape');
    await until(() => !panel(), 'closed it by Escape');
    expect(document.activeElement).to.equal(editor.control('Checklist'));
    editor.control('Checklist').click();
    await until(panel, 'opened it');
    panel().querySelector<HTMLElement>('[data-do="close-checklist"]')?.click();
    await until(() => !panel(), 'closed it by its cross');
    editor.control('Checklist').click();
    await until(panel, 'opened it');
    editor.control('Checklist').click();
    await until(() => !panel(), 'closed it by its button');
    await until(() => events().length >= 5, 'sent the events');
    expect(events()).to.deep.equal([
      'top_bar_checklist_icon_show',
      'top_bar_checklist_icon_show',
      'checklist_header_close_icon',
      'top_bar_checklist_icon_show',
      'top_bar_checklist_icon_hide',
    ]);
  });

  it('ticks the steps that the person has done, and keeps them', async () => {
    const preferences = storedPreferences();
    const empty = { ...page, content: [], page_settings: {} };
    editor = await openPageEditor(page, { preferences });
    editor.close();
    expect(preferences.saved.done).to.include.members(['title', 'element']);
    expect(preferences.saved.done).not.to.include('publish');
    editor = await openPageEditor({ ...page, page_settings: empty.page_settings }, { preferences });
    editor.control('Checklist').click();
    await until(panel, 'opened it');
    expect([isDone('title'), isDone('phone'), isDone('publish')]).to.deep.equal([
      true,
      false,
      false,
    ]);
    await openStep('phone');
    editor.control('Show it on a phone').click();
    await until(() => isDone('phone'), 'ticked the step');
    editor.control('Publish').click();
    await until(() => isDone('publish'), 'ticked the first publication');
    expect(panel().textContent).to.contain('4 of 6 steps are done');
    expect(preferences.saved.done).to.include.members(['title', 'phone', 'publish']);
  });

  it('ticks a chosen menu and a connected color', async () => {
    const node = (id: string, widgetType: string, settings: object) => ({
      ...{ id, elType: 'widget', widgetType, settings, elements: [] },
    });
    const connected = { __globals__: { title_color: 'globals/colors?id=primary' } };
    editor = await openPageEditor(
      {
        ...page,
        content: [
          ...page.content,
          node('nav', 'nav-menu', { menu: 'main' }),
          node('h', 'heading', { title: 'x', ...connected }),
        ],
      },
      { preferences: storedPreferences() },
    );
    editor.control('Checklist').click();
    await until(() => panel() && isDone('menu') && isDone('variable'), 'ticked both');
  });

  it('lets a person mark steps, and leads to the place of each', async () => {
    editor = await openPageEditor(page, { preferences: storedPreferences() });
    editor.control('Checklist').click();
    await until(panel, 'opened it');
    await openStep('menu');
    editor.control('Mark as done').click();
    await until(() => isDone('menu'), 'marked it');
    editor.control('Mark as not done').click();
    await until(() => !isDone('menu'), 'took it back');
    editor.control('Add a menu').click();
    await editor.saved(({ content }) => content.some((one) => one.widgetType === 'nav-menu'));
    await until(() => events().length >= 5, 'sent the events');
    expect(events()).to.deep.equal([
      'top_bar_checklist_icon_show',
      'checklist_steps_title_menu',
      'checklist_steps_done_menu',
      'checklist_steps_undone_menu',
      'checklist_steps_action_menu',
    ]);
  });
});
