import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless shell first: it runs the same tests in about half the time, without a window's interface.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that let Chromium run as root in a container, without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * Returns the path of a Chromium: `CHROME_PATH`, else one of the usual places. If there is none and root
 * runs on Debian, a package is installed.
 *
 * @throws Error if there is none and none can be installed; the message says how to install one
 */
export function chromiumPath() {
  const asked = process.env.CHROME_PATH;
  if (asked && !existsSync(asked)) {
    throw new Error(
      `CHROME_PATH is ${asked}, but there is no such file, so no browser test can run. Correct it.`,
    );
  }
  const found = asked ?? USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (mayInstall()) install();
  const installed = USUAL_PLACES.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, so no browser test can run. Install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's smallest Chromium; older releases have the complete one only. */
function install() {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execSync('apt-get update -qq', options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`No Chromium was found: installing Debian’s ${name}.`);
    const command = ['install', '-y', '-qq', '--no-install-recommends', name];
    if (spawnSync('apt-get', command, options).status === 0) return;
  }
}
