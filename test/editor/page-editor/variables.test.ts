import { expect } from '@open-wc/testing';
import type { Variable } from '../../../src/api/pages/variable';
import type { SiteVariables } from '../../../src/editor/site/site-variables';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import {
  buttonIn,
  heading,
  type OpenedPageEditor,
  openPageEditor,
  page,
} from './opened-page-editor';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const linen: Variable = {
  id: 'linen',
  kind: 'color',
  title: 'Linen',
  value: { color: '#efe9dc' },
  isFixed: false,
  revision: '1',
};
const primary: Variable = { ...linen, id: 'primary', title: 'Primary', isFixed: true };

/** The variables of a site in memory. */
function siteVariables(members: Partial<SiteVariables> = {}): SiteVariables {
  return {
    list: async () => [primary, linen],
    add: async (variable) => ({ ...variable, id: 'added', isFixed: false, revision: '1' }),
    change: async (variable) => ({ ...variable, revision: '2' }),
    uses: async () => [],
    remove: async () => {},
    ...members,
  };
}

const linked = {
  ...heading('linked', 'Linked'),
  settings: { title: 'Linked', __globals__: { title_color: 'globals/colors?id=linen' } },
};

async function open(members?: Partial<SiteVariables>, options = {}): Promise<void> {
  editor = await openPageEditor(
    { ...page, content: [linked, ...page.content] },
    { site: { variables: siteVariables(members) }, ...options },
  );
}

const dialog = (): HTMLElement => editor.box.querySelector('.nh-page-side') as HTMLElement;

async function openList(): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control('Variables'), 'opened the menu');
  editor.control('Variables').click();
  await until(() => dialog()?.querySelector('[data-variable]'), 'listed the variables');
}

const row = (id: string): HTMLElement =>
  dialog().querySelector(`[data-variable="${id}"]`) as HTMLElement;

const nameField = () => dialog().querySelector('[data-name]');
const colourField = () => dialog().querySelector('[data-key="color"] [part="input"]');

/** The value of a custom property in the preview. */
const inPreview = (name: string): string =>
  editor.frame.defaultView?.getComputedStyle(editor.frame.documentElement).getPropertyValue(name) ??
  '';

describe('the variables of the page editor', () => {
  it('are shown in the preview while they are changed, and saved', async () => {
    const changed: Variable[] = [];
    await open({
      change: async (variable) => {
        changed.push(variable);
        return { ...variable, revision: '2' };
      },
    });
    await openList();
    expect(Boolean(buttonIn(row('primary'), 'Delete')), 'fixed').to.equal(false);
    buttonIn(row('linen'), 'Edit').click();
    await until(colourField, 'opened the form');
    typeInto(colourField(), '#102030');
    await until(() => inPreview('--e-global-color-linen') === '#102030', 'showed the colour');
    typeInto(nameField(), 'Ink');
    buttonIn(dialog(), 'Save').click();
    await until(() => row('linen')?.textContent?.includes('Ink'), 'listed the new name');
    expect(changed).to.deep.equal([{ ...linen, title: 'Ink', value: { color: '#102030' } }]);
    expect(inPreview('--e-global-color-linen')).to.equal('#102030');
    await until(() => document.activeElement?.ariaLabel === 'Edit Ink', 'gave the focus back');
    await expect(dialog()).to.be.accessible();
  });

  it('come back in the preview when a change is not saved', async () => {
    await open();
    await openList();
    buttonIn(row('linen'), 'Edit').click();
    await until(colourField, 'opened the form');
    typeInto(colourField(), '#102030');
    await until(() => inPreview('--e-global-color-linen') === '#102030', 'showed the colour');
    buttonIn(dialog(), 'Back').click();
    const question = () =>
      editor.box.querySelector<HTMLElement>('[data-dialog="variable-unsaved"]');
    await until(question, 'asked');
    await expect(question()).to.be.accessible();
    buttonIn(editor.box, 'Discard the changes').click();
    await until(() => inPreview('--e-global-color-linen') === '#efe9dc', 'showed the saved one');
  });

  it('are connected to a setting, as new ones too, and tracked once each', async () => {
    await open();
    editor.node('one').click();
    const ask = () => editor.box.querySelector<HTMLElement>('[aria-label^="Variables for"]');
    const style = () =>
      editor.box.querySelector<HTMLElement>('[data-section="style"] [part="section-button"]');
    await until(style, 'showed the sections');
    style()?.click();
    await until(ask, 'offered variables');
    ask()?.click();
    await until(() => dialog() && buttonIn(dialog(), 'Add a color'), 'opened the variables');
    buttonIn(dialog(), 'Add a color').click();
    await until(() => dialog()?.querySelector('[data-name]'), 'opened the form');
    buttonIn(dialog(), 'Save').click();
    await until(() => dialog().textContent?.includes('Give the variable a name.'), 'said why not');
    typeInto(nameField(), 'Thread');
    typeInto(colourField(), '#c8a24a');
    buttonIn(dialog(), 'Save').click();
    const { content } = await editor.saved((saved) => saved.content[2]?.settings.__globals__);
    const references = Object.values(content[2]?.settings.__globals__ as object);
    expect(references).to.deep.equal(['globals/colors?id=added']);
    expect(inPreview('--e-global-color-added')).to.equal('#c8a24a');
    expect(dialog() === null).to.equal(true);
    expect(events().filter((name) => name.includes('variable'))).to.deep.equal([
      'open_variables_popover',
      'add_new_variable',
      'save_new_variable',
      'connect_variable',
    ]);
  });

  it('say where they are used before they are deleted, and show the page that the server has changed', async () => {
    const removed: string[] = [];
    await open({
      uses: async () => [{ page: '7', title: 'About us', path: '/about', published: true }],
      remove: async ({ id }) => {
        removed.push(id);
        editor.store.open = async () => ({
          ...(await reopened()),
          document: { format: 1, content: [heading('kept', 'Kept')], page_settings: {} },
        });
      },
    });
    const reopened = editor.store.open.bind(editor.store);
    await openList();
    buttonIn(row('linen'), 'Delete').click();
    await until(() => dialog().querySelector('[part="uses"]'), 'listed the uses');
    expect(dialog().textContent).to.contain('They keep its last value').and.to.contain('About us');
    buttonIn(dialog(), 'Delete').click();
    await until(
      () => editor.box.querySelector('iframe')?.contentDocument?.querySelector('[data-id="kept"]'),
      'showed the changed page',
    );
    expect(removed).to.deep.equal(['linen']);
    expect(editor.said()).to.equal('Linen was deleted.');
  });

  it('can only be looked at without the right to change settings, and say why they cannot be read', async () => {
    const rights = { edit: true, publish: true, settings: false, html: true };
    await open({}, { opened: { rights } });
    await openList();
    expect(dialog().textContent).to.contain('Your account may not change the settings of the site');
    expect(Boolean(buttonIn(row('linen'), 'Edit'))).to.equal(false);
    editor.close();
    await open({
      list: async () => {
        throw new Error('There is no connection.');
      },
    });
    editor.control('Menu').click();
    await until(() => editor.control('Variables'), 'opened the menu');
    editor.control('Variables').click();
    await until(() => dialog()?.textContent?.includes('There is no connection.'), 'said why');
    expect(buttonIn(dialog(), 'Try again')?.type).to.equal('button');
  });
});
