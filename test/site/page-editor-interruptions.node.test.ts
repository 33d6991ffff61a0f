import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import {
  announced,
  chooseNode,
  drawn,
  pressButton,
  previewShows,
  saveState,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

let site: Site;
// Each on a site of its own: the request that releases the lock may be lost with the interrupted window.
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

type Step = 'draft' | 'publish';

/** Lets all requests through, but for the next one of a step, if a test asks for it. */
class Requests {
  #step: Step | undefined;
  #found: (request: HTTPRequest) => void = () => {};

  async watch(page: Page): Promise<void> {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isWanted = this.#step && request.method() !== 'OPTIONS';
      if (!isWanted || !pathname.endsWith(`/${this.#step}`)) {
        void request.continue();
        return;
      }
      this.#step = undefined;
      this.#found(request);
    });
  }

  /** Keeps the next request of a step from the server. */
  next(step: Step): Promise<HTTPRequest> {
    this.#step = step;
    return new Promise((found) => {
      this.#found = found;
    });
  }
}

/** The ways in which a request does not get through, after which everything works again. */
const interruptions: Readonly<
  Record<string, (page: Page, request: HTTPRequest, step: Step, all: Requests) => Promise<void>>
> = {
  async reload(page) {
    await page.reload();
    await drawn(page);
  },
  async offline(page, request, step) {
    await page.setOfflineMode(true);
    await request.abort('internetdisconnected');
    if (step === 'draft') await saveState(page, 'offline');
    else await page.waitForSelector('[part="bar"] [role="alert"]');
    await page.setOfflineMode(false);
  },
  async fault(page, request, step, all) {
    // Held: the editor tries again by itself after two seconds, and the button would be gone.
    const again = step === 'draft' ? all.next(step) : undefined;
    await request.respond({ status: 500, body: '' });
    if (step === 'publish') {
      await page.waitForSelector('[part="bar"] [role="alert"]');
      return;
    }
    await saveState(page, 'failed');
    await pressButton(page, 'Try again');
    await (await again)?.continue();
  },
};

async function published(): Promise<string> {
  return (await fetch(`${site.url}/pages/about`)).text();
}

for (const [name, interrupt] of Object.entries(interruptions)) {
  it(`loses nothing when a save and a publication are interrupted (${name})`, async () => {
    const { page, leave } = await visitEditor(site, 'about');
    const requests = new Requests();
    await requests.watch(page);
    for (const step of ['draft', 'publish'] as const) {
      const text = `Interrupted by ${name} at ${step}`;
      const request = requests.next(step);
      await chooseNode(page, 'button');
      await typeSetting(page, 'text', text);
      if (step === 'publish') await pressButton(page, 'Publish');
      await interrupt(page, await request, step, requests);
      await previewShows(page, 'button', text);
      await saveState(page, 'saved');
      expect(await published()).not.to.contain(text);
    }
    await pressButton(page, 'Publish');
    await announced(page, 'The page is published.');
    expect(await published()).to.contain(`Interrupted by ${name} at publish`);
    await leave();
  });
}
