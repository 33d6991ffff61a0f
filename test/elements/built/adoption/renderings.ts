import { expect } from '@open-wc/testing';
import { bringPageAlive, settled, show, until } from './fixtures';
import { liveThings } from './live-things';
import { type PrintedNode, printedNodes } from './printed-widgets';

/** Puts the node on the page, in the place of the one before it, and waits until it lives. */
async function render(node: PrintedNode, print: (node: PrintedNode) => string): Promise<void> {
  const template = document.createElement('template');
  template.innerHTML = print(node);
  const it = template.content.firstElementChild as HTMLElement;
  it.id = 'it';
  const before = document.getElementById('it');
  if (before) before.replaceWith(it);
  else document.body.append(it);
  const { life = '[data-nh-live]' } = node;
  await until(() => it.matches(life) || it.querySelector(life) !== null);
}

/** The builder's node as the editor prints it, under the same number each time. */
export function printedNode({ type, settings }: PrintedNode, content: string): string {
  const isWidget = type.includes('.');
  const widgetType = isWidget ? `data-widget_type="${type}"` : '';
  return `<div class="elementor-element" data-id="abc1234" data-model-cid="c1"
    data-element_type="${isWidget ? 'widget' : type}" ${widgetType}
    data-settings='${JSON.stringify(settings ?? {})}'>${content}</div>`;
}

/**
 * Brings the page alive in the editor, and begins to count; before anything else is loaded.
 *
 * @returns what tests, for each kind of node, that a hundred renderings leave under way what one leaves
 */
export async function rendersEvenly(): Promise<(print: (node: PrintedNode) => string) => void> {
  const things = liveThings();
  const features = ['nested-elements', 'container'];
  await bringPageAlive({ adopt: true, mode: 'edit', features });
  const test = (node: PrintedNode, print: (node: PrintedNode) => string): void => {
    it(`leaves nothing under way but what once leaves: ${node.type}`, async () => {
      show('');
      await render(node, print);
      await render(node, print);
      const afterOne = await things.atRest();
      expect(afterOne.listeners).to.be.greaterThan(0);
      for (let turn = 0; turn < 99; turn++) await render(node, print);
      expect(await things.atRest()).to.deep.equal(afterOne);
    });
  };
  return (print) => {
    // What the page itself has under way once is begun by then, and all code is here.
    before(async () => {
      for (const node of printedNodes) await render(node, print);
      for (let turn = 0; turn < 5; turn++) await settled();
    });
    for (const node of printedNodes) test(node, print);
  };
}
