import { existsSync } from 'node:fs';
import { installMissing } from './install-missing.js';

/**
 * The engines of `npm run test:engines`: their programs with the usual paths, and their Debian packages.
 */
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
 * Finds the engines' programs, and installs missing Debian packages where permitted.
 *
 * @param wanted names of engines; default: all
 * @returns for each its `name`, its `title`, and either the `program` to start or the `missing` requirement
 */
export function enginePrograms(wanted = engines.map(({ name }) => name)) {
  const asked = engines.filter(({ name }) => wanted.includes(name));
  const lacking = asked.filter((engine) => !programOf(engine));
  const problem = lacking.length > 0 ? installMissing(lacking) : '';
  return asked.map((engine) => {
    const { name, title, packages } = engine;
    const program = programOf(engine);
    if (program) return { name, title, program };
    const missing = `${title} was not found${problem}. Install the packages ${packages.join(', ')}.`;
    return { name, title, missing };
  });
}

/** Returns the program to start, if everything that the engine needs is installed. */
function programOf({ programs }) {
  const found = programs.map((places) => places.find((place) => existsSync(place)));
  return found.every(Boolean) ? found[0] : undefined;
}
