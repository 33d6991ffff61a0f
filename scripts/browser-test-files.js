import { readdirSync } from 'node:fs';

/** The folders that test the administrators' tools, which no page of a visitor loads. */
export const toolFolders = [
  'test/editor/',
  'test/elements/kits/',
  'test/elements/libraries/',
  'test/ui/',
];

/** All browser tests, by their paths from the project's folder. */
export const allBrowserTests = () =>
  readdirSync('test', { recursive: true })
    .map((name) => `test/${name}`)
    .filter((file) => /(?<!\.node)\.test\.tsx?$/.test(file));

/** The browser tests of the administrators' tools, which take as long as all others. */
export const toolBrowserTests = () => allBrowserTests().filter(isOfTools);

/** The browser tests of everything else. */
export const visitorBrowserTests = () => allBrowserTests().filter((file) => !isOfTools(file));

const isOfTools = (file) => toolFolders.some((folder) => file.startsWith(folder));
