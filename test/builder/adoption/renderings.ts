import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { bringPageAlive, show } from './fixtures';
import { liveThings } from './live-things';
import { type PrintedNode, printedNodes } from './printed-widgets';

/** Whatever a rendering leaves behind shows after a few; each costs milliseconds of three processes. */
const RENDERINGS = 25;

/** Puts the node on the page in place of the previous one, and waits until it is active. */
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

/** The builder's node as rendered by the editor, with the same id each time. */
export function printedNode({ type, settings }: PrintedNode, content: string): string {
  const isWidget = type.includes('.');
  const widgetType = isWidget ? `data-widget_type="${type}"` : '';
  return `<div class="elementor-element" data-id="abc1234" data-model-cid="c1"
    data-element_type="${isWidget ? 'widget' : type}" ${widgetType}
    data-settings='${JSON.stringify(settings ?? {})}'>${content}</div>`;
}

/**
 * Activates the page in the editor and starts counting, before anything else is loaded.
 *
 * @returns a function that defines a test per kind of node: many renderings leave no more running than one
 */
export async function rendersEvenly(): Promise<(print: (node: PrintedNode) => string) => void> {
  const things = liveThings();
  const features = ['nested-elements', 'container'];
  await bringPageAlive({ adopt: true, mode: 'edit', features });
  const test = (node: PrintedNode, print: (node: PrintedNode) => string): void => {
    it(`leaves no more running than a single rendering: ${node.type}`, async () => {
      show('');
      await render(node, print);
      await render(node, print);
      const afterOne = await things.atRest();
      expect(afterOne.listeners).to.be.greaterThan(0);
      for (let turn = 1; turn < RENDERINGS; turn++) await render(node, print);
      expect(await things.atRest()).to.deep.equal(afterOne);
    });
  };
  return (print) => {
    // By then, page-wide listeners exist and all code is loaded.
    before(async () => {
      for (const node of printedNodes) await render(node, print);
      document.getElementById('it')?.remove();
      // The page waits some seconds for the first report of its observers.
      await until(() => things.count().timers === 0);
      await rendered(20);
    });
    for (const node of printedNodes) test(node, print);
  };
}
