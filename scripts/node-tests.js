import { readdirSync } from 'node:fs';

/** The slowest kinds of Node tests: they start compilers, servers or a browser. */
const slow = ['test/package/', 'test/demo/'];

/** The administrators' screens of the demo site: kits, libraries and the page editor. */
const toolScreens = /^test\/site\/(kit|page-editor|template-(?!preview)|tool-)/;

/** The servers of kits and libraries, whose tests start, kill and fill many. */
const toolServers = /^test\/(library-service|demo\/(kits|libraries))\//;

/**
 * The command of mocha, with the counts that a step of a test command must report.
 *
 * @param jobs how many test files run at a time: 3 for tests that wait for browsers most of the time
 */
export const mocha = (jobs = 2) =>
  `npx mocha --parallel --jobs ${jobs} --reporter scripts/count-reporter.cjs`;

/** The tests of the demo site in a browser, which take minutes: they have a separate command. */
export function siteTests() {
  return allTests().filter((file) => file.startsWith('test/site/') && !toolScreens.test(file));
}

/** The site tests of the administrators' screens, which have a separate command too. */
export function toolTests() {
  return allTests().filter((file) => toolScreens.test(file));
}

/** The tests of the servers behind those screens. */
export function toolServerTests() {
  return allTests().filter((file) => toolServers.test(file));
}

/** The tests of what the library service stores, which run on each of its databases. */
export function storageTests() {
  return allTests().filter((file) => /^test\/(?:library-service|demo\/libraries)\//.test(file));
}

/** All other Node tests, the slow ones first, so that no worker is left with a slow one at the end. */
export function nodeTests() {
  return allTests().filter(
    (file) => !/^test\/(site|wordpress)\//.test(file) && !toolServers.test(file),
  );
}

function allTests() {
  const rank = (file) => (slow.findIndex((folder) => file.startsWith(folder)) + 1 || 9) - 1;
  return readdirSync('test', { recursive: true })
    .map((name) => `test/${name}`)
    .filter((file) => /\.node\.test\.ts$|^test\/rules\/.*\.test\.ts$/.test(file))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
