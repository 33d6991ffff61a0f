import { decode } from 'fast-png';
import type { CDPSession, HTTPRequest, Page } from 'puppeteer-core';
import { lives, type Site, type Visit } from './browser';
import { eventually } from './eventually';

/** The options of a visit to a page with switchers. */
export interface Meeting {
  readonly path?: string;
  readonly dark?: boolean;
  /** The visitor's stored choice. */
  readonly cookie?: string;
  /** Overrides of the page's `colorSwitcher` configuration. */
  readonly settings?: object;
  /** Removes the head snippet from the page. */
  readonly withoutSnippet?: boolean;
  /** Delays the element's code until `release`. */
  readonly late?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface Met extends Visit {
  release(): void;
}

/** Opens a page with switchers. */
export async function meet(site: Site, meeting: Meeting = {}): Promise<Met> {
  const { path = '/color-switcher', dark, cookie, late, settings, withoutSnippet } = meeting;
  const held: HTTPRequest[] = [];
  let isHolding = late;
  const visit = await site.visit(path, {
    dark,
    async prepare(page) {
      if (cookie !== undefined) {
        const name = 'astraColorSwitcherState';
        await page.browserContext().setCookie({ name, value: cookie, domain: '127.0.0.1' });
      }
      await meeting.prepare?.(page);
      if (!late && !settings && !withoutSnippet) return;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.resourceType() === 'document') void answer(request, meeting);
        else if (isHolding && request.url().includes('define/color-switcher')) held.push(request);
        else void request.continue();
      });
    },
  });
  return {
    ...visit,
    release() {
      isHolding = false;
      for (const request of held) void request.continue();
    },
  };
}

async function answer(request: HTTPRequest, { settings, withoutSnippet }: Meeting): Promise<void> {
  const answer = await fetch(request.url());
  let body = await answer.text();
  if (settings) {
    body = body.replace(/(<script[^>]+id="nh-config">)(.*?)(?=<\/script>)/s, (_, tag, json) => {
      const config = JSON.parse(json);
      const colorSwitcher = { ...config.colorSwitcher, ...settings };
      return tag + JSON.stringify({ ...config, colorSwitcher }).replaceAll('<', '\\u003c');
    });
  }
  if (withoutSnippet) body = body.replace(/<script>.*?<\/script>/s, '');
  const headers = Object.fromEntries(answer.headers);
  await request.respond({ status: 200, headers, body });
}

/** Waits until the switchers of a page are enhanced. */
export async function alive(page: Page): Promise<void> {
  await lives(page, 'nh-color-switcher');
  // The logo's image may still be loading.
  await page.waitForNetworkIdle({ idleTime: 100 });
}

/** Everything that a palette changes in a page. */
export function look(page: Page) {
  return page.evaluate(() => {
    const { style, dataset } = document.documentElement;
    const buttons = document.querySelectorAll<HTMLElement>(
      'nh-color-switcher .ast-switcher-button',
    );
    return {
      shown: dataset.nhPalette,
      colours: [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).sort(),
      isMarked: document.body.classList.contains('astra-dark-mode-enable'),
      logo: document.querySelector<HTMLImageElement>('.custom-logo')?.src.replace(/.*\//, ''),
      buttons: [...buttons].map((button) => [
        button.getAttribute('aria-pressed'),
        button.getAttribute('aria-label'),
        [...button.children].map((icon) => icon.classList.contains('ast-current')),
      ]),
    };
  });
}

/** The current palette of a page: `default` or `switched`. */
export const shown = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.nhPalette);

export async function waitForPalette(page: Page, palette: 'default' | 'switched'): Promise<void> {
  await page.waitForSelector(`[data-nh-palette="${palette}"]`);
}

export async function choiceOf(page: Page): Promise<string | undefined> {
  const cookies = await page.cookies();
  return cookies.find(({ name }) => name === 'astraColorSwitcherState')?.value;
}

/** A recording of a loading page. */
export interface Film {
  /** The background of each frame. */
  frames(): ('blank' | 'light' | 'dark')[];
  /** Waits until the last frame has the background of a screenshot: frames arrive late on a busy machine. */
  reaches(screenshot: Uint8Array): Promise<void>;
}

/** Records the frames of a page. Unpainted areas are magenta. */
export async function film(page: Page): Promise<Film> {
  const session: CDPSession = await page.createCDPSession();
  const frames: Buffer[] = [];
  await session.send('Emulation.setDefaultBackgroundColorOverride', {
    color: { r: 255, g: 0, b: 255, a: 1 },
  });
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  // An empty tab has the system's background until the page is painted.
  await page.goto('data:text/html,<body style="background: magenta">');
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    frames: () => frames.map(background),
    async reaches(screenshot) {
      const shown = background(Buffer.from(screenshot));
      const last = () => frames.slice(-1).map(background)[0];
      await eventually(`a ${shown} frame at the end`, last, (one) => one === shown);
    },
  };
}

/** The background is read from a pixel in the page's left margin. */
function background(png: Buffer): 'blank' | 'light' | 'dark' {
  const { data, width, height, channels } = decode(png);
  const at = (Math.floor(height / 2) * width + 4) * channels;
  const [red = 0, green = 0] = data.slice(at, at + 2);
  if (red > 200 && green < 100) return 'blank';
  return green > 128 ? 'light' : 'dark';
}
