import { readdirSync } from 'node:fs';

/** The slowest kinds of Node tests: they start compilers, servers or a browser. */
const slow = ['test/package/', 'test/demo/'];

/** The administrators' screens of the demo site: kits and libraries. */
const tools = /^test\/site\/(kit|template-(?!preview))/;

/** Runs mocha on two cores, with the counts that a step of a test command must report. */
export const mocha = 'npx mocha --parallel --jobs 2 --reporter scripts/count-reporter.cjs';

/** The tests of the demo site in a browser, which take minutes: they have a separate command. */
export function siteTests() {
  return allTests().filter((file) => file.startsWith('test/site/') && !tools.test(file));
}

/** The site tests of the kit tools and libraries, which have a separate command too. */
export function toolTests() {
  return allTests().filter((file) => tools.test(file));
}

/** The tests of what the library service stores, which run on each of its databases. */
export function storageTests() {
  return allTests().filter((file) => /^test\/(?:library-service|demo\/libraries)\//.test(file));
}

/** All other Node tests, the slow ones first, so that no worker is left with a slow one at the end. */
export function nodeTests() {
  return allTests().filter((file) => !file.startsWith('test/site/'));
}

function allTests() {
  const rank = (file) => (slow.findIndex((folder) => file.startsWith(folder)) + 1 || 9) - 1;
  return readdirSync('test', { recursive: true })
    .map((name) => `test/${name}`)
    .filter((file) => /\.node\.test\.ts$|^test\/rules\/.*\.test\.ts$/.test(file))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
