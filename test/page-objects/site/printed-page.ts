import type { Page } from 'puppeteer-core';
import { sampleAnswers } from '../../../scripts/manifest/examples/sample-answers';
import { readDocument } from '../../../src/page';
import { dataNeeds, printDocument } from '../../../src/print';
import { elementKinds, sampleSettings } from '../../print/elements';

/** Returns the HTML of a page with each element of the library, as a CMS prints it. */
function printedPage(): string {
  const content = elementKinds.flatMap((kind) => {
    const [settings] = sampleSettings(kind);
    return [{ elType: 'widget', widgetType: kind.widgetType, settings: { ...settings, id: 7 } }];
  });
  const { document } = readDocument(content);
  const { html, css } = printDocument(document, { answers: sampleAnswers(dataNeeds(document)) });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Printed</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/nh/nh.css">
<link rel="stylesheet" href="/assets/nh/nh-theme.css"><link rel="stylesheet" href="/assets/nh/nh-blocks.css">
<style>${css}</style><script type="module" src="/assets/nh/autoload.js"></script></head>
<body><main><h1>Each element</h1>${html}</main></body></html>`;
}

/** Serves the page of all elements at `/printed`. */
export async function servePrinted(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isPrinted = new URL(request.url()).pathname === '/printed';
    if (isPrinted) void request.respond({ contentType: 'text/html', body: printedPage() });
    else void request.continue();
  });
}

/** Shows each element in the middle of the window while it comes alive: shifts out of view do not count. */
export async function bringAlive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const host of document.querySelectorAll('[data-widget_type] > *')) {
      if (!host.localName.startsWith('nh-')) continue;
      host.scrollIntoView({ block: 'center', behavior: 'instant' });
      await customElements.whenDefined(host.localName);
      await Reflect.get(host, 'updateComplete');
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForSelector('nh-portfolio [part~="grid"]');
  await page.waitForSelector('nh-text-path svg');
}
