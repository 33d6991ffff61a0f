import { readdirSync } from 'node:fs';

/** The kinds of Node tests that take longest: they open a browser, or start servers and compilers. */
const slow = ['test/site/', 'test/demo/', 'test/package/'];

/** The screens of administrators on the demo site: those of kits and of libraries. */
const tools = /^test\/site\/(kit|template-(?!preview))/;

/** Mocha on two cores, counting as a step of a test command has to. */
export const mocha = 'npx mocha --parallel --jobs 2 --reporter scripts/count-reporter.cjs';

/** The site tests of the kit tools and libraries, which have a command of their own: they take minutes. */
export function toolTests() {
  return allTests().filter((file) => tools.test(file));
}

/** All other tests that run in Node, the slow ones first, so that no worker is left with one at the end. */
export function nodeTests() {
  return allTests().filter((file) => !tools.test(file));
}

function allTests() {
  const rank = (file) => (slow.findIndex((folder) => file.startsWith(folder)) + 1 || 9) - 1;
  return readdirSync('test', { recursive: true })
    .map((name) => `test/${name}`)
    .filter((file) => /\.node\.test\.ts$|^test\/rules\/.*\.test\.ts$/.test(file))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
