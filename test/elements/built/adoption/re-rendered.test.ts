import { expect } from '@open-wc/testing';
import { bringPageAlive, settled, show, until } from './fixtures';
import { liveThings } from './live-things';
import { type PrintedNode, printedNodes } from './printed-widgets';

const things = liveThings();
await bringPageAlive({
  adopt: true,
  mode: 'edit',
  features: ['nested-elements', 'container'],
});

/** The node as the editor prints it, under the same number each time. */
function printed({ type, content, settings }: PrintedNode): string {
  const isWidget = type.includes('.');
  const widgetType = isWidget ? `data-widget_type="${type}"` : '';
  return `<div id="it" class="elementor-element" data-id="abc1234" data-model-cid="c1"
    data-element_type="${isWidget ? 'widget' : type}" ${widgetType}
    data-settings='${JSON.stringify(settings ?? {})}'>${content}</div>`;
}

/** Puts the node on the page, in the place of the one before it, and waits until it lives. */
async function render(node: PrintedNode): Promise<void> {
  const template = document.createElement('template');
  template.innerHTML = printed(node);
  const it = template.content.firstElementChild as HTMLElement;
  const before = document.getElementById('it');
  if (before) before.replaceWith(it);
  else document.body.append(it);
  const { life = '[data-nh-live]' } = node;
  await until(() => it.matches(life) || it.querySelector(life) !== null);
}

describe('a node that the editor renders a hundred times', () => {
  for (const node of printedNodes) {
    it(`leaves nothing under way but what once leaves: ${node.type}`, async () => {
      show('');
      await render(node);
      await render(node);
      await settled();
      const afterOne = things.count();
      expect(afterOne.listeners).to.be.greaterThan(0);
      for (let turn = 0; turn < 99; turn++) await render(node);
      await settled();
      expect(things.count()).to.deep.equal(afterOne);
    });
  }
});
