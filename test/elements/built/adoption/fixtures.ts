/** Prints the site's configuration, and brings the page alive with it: once for each test file. */
export async function bringPageAlive(
  config: object,
): Promise<typeof import('../../../../src/autoload')> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'nh-config';
  script.textContent = JSON.stringify(config);
  document.head.append(script);
  return import('../../../../src/autoload');
}

/** Puts markup on the page, which is empty otherwise; returns the way to its nodes. */
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

/** What is printed of a node, without the empty text that Chromium leaves of a style that was given back. */
export function printedAs(node: Element): string {
  return node.outerHTML.replaceAll(' style=""', '');
}

/** True where a printed accordion inside `node` lives. */
export function isLive(node: Element): boolean {
  return node.querySelector('[data-nh-live]') !== null;
}

/** Resolves once the page is as asked, watched by its nodes and attributes. */
export function until(isReady: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`The page never was as asked: ${isReady}`));
    }, 15_000);
    const check = (): void => {
      if (!isReady()) return;
      clearTimeout(failed);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    check();
  });
}

/** Resolves when all that was going to happen at once has happened: observers, frames, fetched code. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

/** What the console's `method` was told while `act` ran. */
export async function told(
  method: 'error' | 'warn',
  act: () => Promise<unknown>,
): Promise<string[]> {
  const original = console[method];
  const lines: string[] = [];
  console[method] = (...words: unknown[]) => {
    lines.push(words.filter((word) => !(word instanceof Element)).join(' '));
  };
  try {
    await act();
  } finally {
    console[method] = original;
  }
  return lines;
}
