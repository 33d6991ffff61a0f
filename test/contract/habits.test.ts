import { expect } from '@open-wc/testing';
import { contracts } from '../../src';
import { type Contract, defineElement } from '../../src/core/element';
import { answersOf } from './answers';
import habits from './habits.css?inline';
import { sampleOf } from './samples';
import { placed } from './specimen';

const sides = ['top', 'right', 'bottom', 'left'];

/** The properties that decide about the position and the hit area of a control. */
const LAYOUT = [
  'display',
  'position',
  'float',
  'box-sizing',
  'list-style-type',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
];

const CONTROLS = [
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'fieldset',
  'ul',
  'ol',
  'li',
  'figure',
  'img',
].join();

/** Text for assistive technology alone has no position. */
const UNSEEN = '.nh-unseen, .nh-unseen *, .screen-reader-response *';

const theme = new CSSStyleSheet();
theme.replaceSync(habits);

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme);
  for (const box of document.querySelectorAll('body > main')) box.remove();
});

for (const contract of contracts as readonly Contract[]) {
  describe(`<${contract.tag}> under a theme that styles elements by their names`, () => {
    answersOf(contract);

    it('keeps its controls usable, with focus too', async () => {
      const element = await drawn(contract);
      const nodes = [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (node) => node instanceof HTMLElement && !node.matches(UNSEEN),
      );
      const before = nodes.map(layoutOf);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
      const changes = nodes.flatMap((node, at) => {
        const plain = changesOf(node, before[at] ?? {});
        node.focus();
        const focused = changesOf(node, before[at] ?? {});
        return [...new Set([...plain, ...focused])].map((change) => `${nameOf(node)} ${change}`);
      });
      expect([...new Set(changes)].join('\n')).to.equal('');
    });
  });
}

/** The element itself, since in light DOM its stylesheet goes by its name. */
async function drawn(contract: Contract): Promise<HTMLElement> {
  // Drawn markup also has its controller's stylesheet, which applies at once when it has loaded.
  const controller = await contract.enhance?.();
  defineElement({ ...contract, ...(controller && { enhance: () => controller }) });
  const { settings, attributes = {} } = sampleOf(contract);
  const element = document.createElement(contract.tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('settings', JSON.stringify(settings));
  return placed(element.outerHTML);
}

/** The fields of a form look as the theme's other forms do; only whether they are there is ours to say. */
function layoutOf(node: HTMLElement): Record<string, string> {
  if (node.closest('form')) return { isSeen: String(node.checkVisibility()) };
  const style = getComputedStyle(node);
  const names = /\p{L}/u.test(node.textContent) ? [...LAYOUT, 'text-transform'] : LAYOUT;
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

function changesOf(node: HTMLElement, before: Readonly<Record<string, string>>): string[] {
  return Object.entries(layoutOf(node))
    .filter(([name, value]) => value !== before[name])
    .map(([name, value]) => `${name}: ${value} instead of ${before[name]}`);
}

function nameOf(node: Element): string {
  const part = node.getAttribute('part');
  return `<${node.localName}${part ? ` part="${part}"` : ''} class="${node.getAttribute('class') ?? ''}">`;
}
