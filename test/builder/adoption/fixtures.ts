import { consoleDuring } from '../../page-objects/captured-console';
/** Prints the site configuration and activates the page with it. Call once per test file. */
export async function bringPageAlive(
  config: object,
): Promise<typeof import('../../../src/autoload')> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'nh-config';
  script.textContent = JSON.stringify(config);
  document.head.append(script);
  return import('../../../src/autoload');
}

/** Replaces the content of the page. Returns a function that queries it. */
export function show(markup: string): <T extends HTMLElement = HTMLElement>(selector: string) => T {
  document.body.innerHTML = markup;
  return (selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`${selector} is not on the page.`);
    return found as never;
  };
}

let count = 0;

/** A widget's node, as the builder prints it. */
export function widget(type: string, content: string, attributes = ''): string {
  return `<div ${attributes.includes('class=') ? '' : 'class="elementor-element elementor-widget"'} data-id="w${++count}"
    data-element_type="widget" data-widget_type="${type}" ${attributes}>${content}</div>`;
}

/** The content of the builder's accordion. */
export function accordionContent(...titles: string[]): string {
  const items = titles.map(
    (title, at) => `<div class="elementor-accordion-item">
      <div class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-expanded="false">
        <a class="elementor-accordion-title" tabindex="0">${title}</a></div>
      <div class="elementor-tab-content" data-tab="${at + 1}" role="region">${title}!</div></div>`,
  );
  return `<div class="elementor-accordion">${items.join('')}</div>`;
}

/** The builder's accordion. */
export function accordion(attributes = '', ...titles: string[]): string {
  const content = accordionContent(...(titles.length > 0 ? titles : ['One', 'Two']));
  return widget('accordion.default', content, attributes);
}

/** Returns the markup of a node, without the empty `style` that Chromium leaves after a restore. */
export function printedAs(node: Element): string {
  return node.outerHTML.replaceAll(' style=""', '');
}

/** Whether a printed accordion inside `node` is active. */
export function isLive(node: Element): boolean {
  return node.querySelector('[data-nh-live]') !== null;
}

/** Returns the messages that `act` passes to the console's `method`. */
export async function told(
  method: 'error' | 'warn',
  act: (firstLine: Promise<void>) => Promise<unknown>,
): Promise<string[]> {
  const calls = await consoleDuring(method, act);
  return calls.map((words) => words.filter((word) => !(word instanceof Element)).join(' '));
}
