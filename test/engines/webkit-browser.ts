import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, KeyStep, MouseStep, NamedKey, Preferences, Tab } from './tab';
import { WebDriver } from './webdriver';

/** The driver is waited for so long, in milliseconds. */
const PATIENCE = 60_000;

/** A page that is left in the middle of a script never answers; then it is asked again. */
const timeouts = { script: 8000, pageLoad: 30_000 };

/**
 * By default, the driver answers no command before the load event. In WebKit, that event waits for modules which scripts
 * import, so a check that holds such a module back would hang. Pages are waited for here instead.
 */
const pageLoadStrategy = 'none';

/** Milliseconds between two looks at a page that loads. */
const LOOK_EVERY = 20;

/** Starts WebKitGTK's driver on a virtual screen, and opens a window. */
export async function openWebKit(program: string, preferences: Preferences): Promise<Browser> {
  const folder = settingsFolder(preferences);
  const port = await freePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, program, `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      GTK_THEME: gtkTheme(preferences),
      // The last optimising compiler does not pay on pages that live for a second: a sixth of WebKit's work.
      JSC_useFTLJIT: '0',
      // Painted by the processor, without layers: there is no graphics card, and imitating one is half of WebKit's work.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    // A separate process group, so that the screen ends with the driver.
    detached: true,
  });
  const killGroup = () => driver.pid !== undefined && process.kill(-driver.pid);
  process.once('exit', killGroup);
  const end = async (): Promise<void> => {
    process.off('exit', killGroup);
    await endGroup(driver);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await answering(server, driver);
    const capabilities = { unhandledPromptBehavior: 'accept', pageLoadStrategy, timeouts };
    const { session, version } = await WebDriver.begin(server, capabilities);
    const tab = new WebKitTab(session);
    return {
      version: `WebKitGTK ${version}`,
      tab: async () => tab,
      async close() {
        await session.end().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The driver's answer for a script on a page that is just being left; other errors are thrown. */
function beingLeft(error: unknown): string {
  if (String(error).includes('no such frame')) return 'being left';
  throw error;
}

class WebKitTab implements Tab {
  readonly #session: WebDriver;
  #size = '';
  #bars: [width: number, height: number] | undefined;

  constructor(session: WebDriver) {
    this.#session = session;
  }

  goto(url: string): Promise<void> {
    return this.#open(url, ['complete']);
  }

  begin(url: string): Promise<void> {
    return this.#open(url, ['interactive', 'complete']);
  }

  /** Opens an address, and waits until its document is in one of the states. */
  async #open(url: string, states: readonly DocumentReadyState[]): Promise<void> {
    await this.#until('window.isOldDocument = true; return "marked"', ['marked']);
    await this.#session.post('/url', { url });
    await this.#until('return window.isOldDocument ? "old" : document.readyState', states);
  }

  /** Runs a script again and again until it gives one of the answers. */
  async #until(script: string, answers: readonly string[]): Promise<void> {
    for (const deadline = Date.now() + timeouts.pageLoad; ; ) {
      const answer = await this.#execute(script).catch(beingLeft);
      if (answers.some((wanted) => wanted === answer)) return;
      if (Date.now() > deadline) throw new Error(`“${script}” gives no answer but ${answer}.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }

  #execute(script: string): Promise<unknown> {
    return this.#session.post('/execute/sync', { script, args: [] });
  }

  async run(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then(done, (error) => done(String(error)));`;
    return this.#session.post('/execute/async', { script, args: [] });
  }

  /** Makes the page so large; the window is larger by its bars. */
  async resize(width: number, height: number): Promise<void> {
    const size = `${width} × ${height}`;
    if (this.#size === size) return;
    this.#bars ??= await this.#measuredBars();
    const [barWidth, barHeight] = this.#bars;
    await this.#session.post('/window/rect', {
      width: width + barWidth,
      height: height + barHeight,
    });
    // The driver responds before the page has a new layout.
    await this.run(`new Promise((done) => {
      const look = () => innerWidth === ${width} && innerHeight === ${height} && done();
      addEventListener('resize', look);
      look();
    })`);
    this.#size = size;
  }

  /** The size of the window's bars, after its first size has settled. */
  async #measuredBars(): Promise<[width: number, height: number]> {
    return (await this.run(`new Promise((done) => {
      let last = '';
      const look = () => {
        const bars = [outerWidth - innerWidth, outerHeight - innerHeight];
        if (bars.join() === last) return done(bars);
        last = bars.join();
        setTimeout(look, 100);
      };
      look();
    })`)) as [number, number];
  }

  async mouse(steps: readonly MouseStep[]): Promise<void> {
    const actions = steps.map((step) =>
      'move' in step
        ? {
            type: 'pointerMove',
            duration: 0,
            x: Math.round(step.move[0]),
            y: Math.round(step.move[1]),
          }
        : { type: step.button === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
    );
    const parameters = { pointerType: 'mouse' };
    await this.#act({ type: 'pointer', id: 'mouse', parameters, actions });
  }

  keys(steps: readonly KeyStep[]): Promise<void> {
    return this.#press(
      steps.map(({ key, is }) => ({ type: is === 'down' ? 'keyDown' : 'keyUp', value: keys[key] })),
    );
  }

  type(text: string): Promise<void> {
    return this.#press(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async attach(selector: string, path: string): Promise<void> {
    const found = await this.#session.post('/element', { using: 'css selector', value: selector });
    const [id] = Object.values(found as Record<string, string>);
    await this.#session.post(`/element/${id}/value`, { text: path });
  }

  #press(actions: readonly object[]): Promise<void> {
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async #act(source: object): Promise<void> {
    await this.#session.post('/actions', { actions: [source] });
  }
}

/** The code points that WebDriver gives to keys without a character. */
const keys: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * The theme by which WebKitGTK tells whether the system is dark. The browser that its driver starts puts
 * the desktop's own setting over the one for dark themes in GTK's settings, but not over this.
 */
const gtkTheme = ({ dark }: Preferences): string => (dark ? 'Adwaita:dark' : 'Adwaita');

/** GTK's settings, from which WebKitGTK takes whether the system prefers less motion. */
function settingsFolder({ reducedMotion = false }: Preferences): string {
  const folder = mkdtempSync(join(tmpdir(), 'nh-webkit-'));
  const settings = `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`;
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), settings);
  }
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when the driver answers. */
async function answering(server: string, driver: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; ; ) {
    if (
      await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (driver.exitCode !== null || Date.now() > deadline)
      throw new Error('WebKitWebDriver did not start under xvfb-run.');
    // A refused connection fails at once; a pause leaves the processor to the driver.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function endGroup(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined || driver.exitCode !== null) return;
  const ended = once(driver, 'exit');
  process.kill(-driver.pid);
  await ended;
}
