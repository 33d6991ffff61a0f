import { toolFolders } from './browser-test-files.js';

/**
 * The browser tests that `npm run test:preact` skips, with the reasons; all others pass with Preact too.
 */
export const onlyWithReact = {
  ...Object.fromEntries(
    ['autoload', 'children', 'component', 'hydration'].map((name) => [
      `test/react/${name}.test.tsx`,
      'Tests `nh-elements/react`, the components for React apps. No page layout contains them.',
    ]),
  ),
  ...Object.fromEntries(
    toolFolders.map((folder) => [
      `${folder}**`,
      'Tests the tools for administrators, which the page layout with Preact does not contain.',
    ]),
  ),
  'test/elements/forms/contact-form/clobbered-drawn.test.ts':
    'Preact reads `ownerDocument` and `addEventListener` from the form, where a field of that name hides them.',
  'test/print/writers.test.ts':
    'Tests the React elements of printed pages, which editors draw. No page layout contains them.',
  'test/core/element/react-root.test.ts':
    'Tests internals of React and r2wc. React attaches listeners to each root and portal; Preact attaches ' +
    "them to the elements. r2wc keeps a root whose error log is silenced; Preact's root has none.",
};

/** The browser tests that `npm run test:react-18` skips, with the reasons. */
export const onlyWithReact19 = {
  'test/core/element/react-root.test.ts':
    'Tests internals of React 19.3, which the page layout bundles.',
};
