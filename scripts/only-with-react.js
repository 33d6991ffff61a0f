/** The browser tests that `npm run test:preact` leaves out, and why; all others hold with Preact too. */
export const onlyWithReact = {
  'test/core/element/react-root.test.ts':
    "It holds what we know of React's own insides and r2wc's on them: the listeners that React attaches " +
    'to each root and portal, where Preact attaches them to the very elements, and the root that r2wc ' +
    'keeps, whose error log is silenced, where Preact has none.',
};
