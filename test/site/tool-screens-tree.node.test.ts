import { expect } from 'chai';
import {
  accessibilityTree,
  expectOrder,
  namesOf,
  ofRole,
} from '../page-objects/site/accessibility-tree';
import type { Site } from '../page-objects/site/browser';
import { pressButton, visitEditor } from '../page-objects/site/page-editor';
import { openToolSite, type ToolScreen, toolScreens } from '../page-objects/site/tool-screens';

let site: Site;
before(async () => {
  site = await openToolSite();
});
after(() => site.close());

const screen = (name: string): ToolScreen =>
  toolScreens.find((one) => one.name === name) as ToolScreen;

describe('the accessibility tree of administrators’ screens', () => {
  for (const { name, open } of toolScreens) {
    it(`has one main part, headings in order, and a name of its own for each control: ${name}`, async () => {
      const { page, leave } = await open(site, {});
      expectOrder(await accessibilityTree(page));
      await leave();
    });
  }

  it('says which library of the template library is shown, and in which view', async () => {
    const { page, leave } = await screen('template library').open(site, {});
    const tree = await accessibilityTree(page);
    const tabs = ofRole(tree, 'tab').map(({ name, states }) => [name, states.selected]);
    expect(tabs).to.deep.equal([
      ['Site', true],
      ['Cloud', false],
    ]);
    expect(namesOf(tree, 'tabpanel')).to.deep.equal(['Site']);
    expect(namesOf(tree, 'grid')).to.deep.equal(['Templates of this site']);
    const pressed = ofRole(tree, 'button').filter(({ states }) => states.pressed === 'true');
    expect(pressed.map(({ name }) => name)).to.deep.equal(['List']);
    await page.focus('[part~="item"]');
    await page.keyboard.press('Space');
    await page.waitForSelector('[part~="item"][aria-selected="true"]');
    const rows = ofRole(await accessibilityTree(page), 'row');
    expect(rows.filter(({ states }) => states.selected)).to.have.length(1);
    await leave();
  });

  it('has the columns of the page editor as regions, and its shown panel as tab', async () => {
    const { page, leave } = await visitEditor(site, 'about');
    const tree = await accessibilityTree(page);
    expect(namesOf(tree, 'region').slice(0, 2)).to.deep.equal([
      'Elements and structure',
      'Settings',
    ]);
    const tabs = ofRole(tree, 'tab').map(({ name, states }) => [name, states.selected]);
    expect(tabs).to.deep.equal([
      ['Elements', true],
      ['Globals', false],
    ]);
    expect(namesOf(tree, 'tabpanel')).to.deep.equal(['Elements']);
    expect(namesOf(tree, 'Iframe')).to.deep.equal(['Preview of the page']);
    expect(namesOf(tree, 'image').filter((name) => name !== '')).to.deep.equal([]);
    const [zooms] = ofRole(tree, 'combobox').filter(({ name }) => name === 'Zoom of the preview');
    expect(zooms && namesOf(zooms, 'option').every((name) => /^\d+%/.test(name))).to.equal(true);
    await leave();
  });

  it('has the structure of the page as a tree with levels, its state and the chosen node', async () => {
    const { page, leave } = await visitEditor(site, 'about');
    await pressButton(page, 'Structure');
    await page.waitForSelector('[role="treeitem"]');
    await page.focus('[role="treeitem"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role="treeitem"][aria-selected="true"]');
    const tree = await accessibilityTree(page);
    expectOrder(tree);
    expect(namesOf(tree, 'tree')).to.deep.equal(['Structure of the page']);
    const [first, second] = ofRole(tree, 'treeitem');
    expect(first?.states).to.include({ level: 1, selected: true, expanded: true });
    expect(second?.states).to.include({ level: 2, selected: false });
    await leave();
  });
});
