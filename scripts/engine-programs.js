import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The engines of `npm run test:engines`: their programs, by the places where they usually are, and Debian's packages of them. */
const engines = [
  {
    name: 'webkit',
    title: 'WebKitGTK',
    programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/xvfb-run']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
  {
    name: 'firefox',
    title: 'Firefox',
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
    packages: ['firefox-esr'],
  },
  {
    name: 'chromium',
    title: 'Chromium',
    programs: [['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']],
    packages: ['chromium'],
  },
];

/**
 * Finds the engines' programs, and installs Debian's packages of those that are missing, where it may.
 *
 * @param wanted names of engines; default: all
 * @returns for each its `name`, `title`, and either the `program` to start or what is `missing`
 */
export function enginePrograms(wanted = engines.map(({ name }) => name)) {
  const asked = engines.filter(({ name }) => wanted.includes(name));
  const lacking = asked.filter((engine) => !programOf(engine));
  const problem = lacking.length > 0 ? install(lacking) : '';
  return asked.map((engine) => {
    const { name, title, packages } = engine;
    const program = programOf(engine);
    if (program) return { name, title, program };
    const missing = `${title} was not found${problem}. Install the packages ${packages.join(', ')}.`;
    return { name, title, missing };
  });
}

/** The program that is started, if all that the engine needs is there. */
function programOf({ programs }) {
  const found = programs.map((places) => places.find((place) => existsSync(place)));
  return found.every(Boolean) ? found[0] : undefined;
}

/** Installs what is lacking; returns why it could not. */
function install(lacking) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return ', and only root on Debian may have it installed';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    aptGet('update', '-qq');
  } catch {
    return ', and Debian’s packages cannot be reached';
  }
  // Each by itself: one that cannot be had does not take the others with it.
  for (const { title, packages } of lacking) {
    console.log(`${title} was not found: installing ${packages.join(', ')}.`);
    try {
      aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
    } catch {
      // Whether its programs are there is looked at again.
    }
  }
  return ' and could not be installed';
}
