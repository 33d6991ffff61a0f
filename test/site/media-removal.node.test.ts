import { expect } from 'chai';
import type { CDPSession, Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const MOUNTS = 300;
/** Nodes and listeners that may remain, whatever the number of mounts: a leak keeps some of each mount. */
const SLACK = MOUNTS / 10;

const SOUND = '/assets/audio/press.wav';
const AUDIO = `<audio controls preload="none" src="${SOUND}"></audio>`;
const VIDEO = `<video controls preload="none" class="elementor-video" src="${SOUND}"></video>`;
const OVERLAY = `<div class="elementor-custom-embed-image-overlay">
  <div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play"></div></div>`;

/** An element's markup, and the native player that a browser shows without it. */
const players = {
  'a printed nh-audio': [`<nh-audio>${AUDIO}</nh-audio>`, AUDIO],
  'a drawn nh-audio': [withSettings('nh-audio', { url: SOUND }), AUDIO],
  'a printed nh-video': [
    `<nh-video><div class="elementor-wrapper elementor-open-inline">${VIDEO}${OVERLAY}</div></nh-video>`,
    VIDEO,
  ],
  'a drawn nh-video': [
    withSettings('nh-video', { video_type: 'hosted', hosted_url: { url: SOUND } }),
    VIDEO,
  ],
} as const;

/** The nodes and listeners of a page, in the document and outside. */
interface Counts {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

describe('a media element that is removed', () => {
  for (const [name, [markup, control]] of Object.entries(players)) {
    it(`leaves no more behind than the native player: ${name}`, async () => {
      const { page, leave } = await visitBlankPage();
      const session = await page.createCDPSession();
      const native = await leftBy(control, page, session);
      await untilSettled(
        async () => excess(await leftBy(markup, page, session), native) <= 0,
        `${MOUNTS} mounts of ${name} leave more than those of the native player`,
      );
      await leave();
    });
  }
});

/** The nodes and listeners that remain after many mounts and removals. The first few load code, which stays. */
async function leftBy(markup: string, page: Page, session: CDPSession): Promise<Counts> {
  await page.evaluate(mountAndRemove, markup, 10);
  const before = await countsOf(session);
  await page.evaluate(mountAndRemove, markup, MOUNTS);
  const after = await countsOf(session);
  return {
    nodes: after.nodes - before.nodes,
    jsEventListeners: after.jsEventListeners - before.jsEventListeners,
  };
}

/** The number of nodes or listeners, whichever is greater, beyond those of the control. */
function excess(left: Counts, native: Counts): number {
  const of = (key: keyof Counts): number => left[key] - Math.max(0, native[key]) - SLACK;
  return Math.max(of('nodes'), of('jsEventListeners'));
}

async function countsOf(session: CDPSession): Promise<Counts> {
  // A collected wrapper releases its node, which the next collection finds.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

/** Runs in the page. Each element is live before it is removed. */
async function mountAndRemove(markup: string, count: number): Promise<void> {
  const box = document.querySelector('main');
  for (let mount = 0; box && mount < count; mount++) {
    box.innerHTML = markup;
    const element = box.firstElementChild;
    const tag = element?.localName ?? '';
    if (tag.startsWith('nh-')) await customElements.whenDefined(tag);
    await (element as { updateComplete?: Promise<unknown> } | null)?.updateComplete;
    const end = performance.now() + 90_000;
    while (!box.querySelector('audio, video')) {
      if (performance.now() > end) throw new Error(`There never was a player in ${markup}.`);
      await new Promise((resolve) => setTimeout(resolve));
    }
    box.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Resolves when `isSettled` holds: a busy browser ends its own work on players late. */
async function untilSettled(
  isSettled: () => Promise<boolean>,
  complaint: string,
  rounds = 5,
): Promise<void> {
  for (let round = 0; round < rounds; round++) if (await isSettled()) return;
  expect.fail(complaint);
}

function withSettings(tag: string, settings: object): string {
  return `<${tag} settings='${JSON.stringify(settings)}'></${tag}>`;
}

/** A page with nothing but autoload. */
function visitBlankPage() {
  const body = `<!doctype html><html lang="en"><title>Players</title>
    <script type="module" src="/assets/nh/autoload.js"></script><main></main>`;
  return site.visit('/players', {
    alive: false,
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isPage = new URL(request.url()).pathname === '/players';
        void (isPage ? request.respond({ contentType: 'text/html', body }) : request.continue());
      });
    },
  });
}
