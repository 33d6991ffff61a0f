/** The browser tests that `npm run test:preact` leaves out, and why; all others hold with Preact too. */
export const onlyWithReact = {
  ...Object.fromEntries(
    ['children', 'component', 'hydration'].map((name) => [
      `test/react/${name}.test.tsx`,
      'It holds `nh-elements/react`, the components for apps with React; no page layout has them.',
    ]),
  ),
  'test/elements/kits/**':
    'It holds the tools for administrators, which the page layout with Preact does without.',
  'test/elements/forms/contact-form/clobbered-drawn.test.ts':
    'Preact takes `ownerDocument` and `addEventListener` from the very form, whatever its fields are named.',
  'test/core/element/react-root.test.ts':
    "It holds what we know of React's own insides and r2wc's on them: the listeners that React attaches " +
    'to each root and portal, where Preact attaches them to the very elements, and the root that r2wc ' +
    'keeps, whose error log is silenced, where Preact has none.',
};

/** Those that `npm run test:react-18` leaves out. */
export const onlyWithReact19 = {
  'test/core/element/react-root.test.ts':
    'It holds what we know of the insides of React 19.3, which the page layout bundles.',
};
