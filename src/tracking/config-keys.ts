/**
 * The key of the site's configuration that names sinks, for its schema and its table. No page loads this:
 * autoload reads the key itself, so that a page without a sink pays nothing.
 */
export const configKeys = {
  tracking: {
    kind: 'record',
    label: 'Tracking',
    group: 'page',
    of: {
      kind: 'raw',
      reason: 'A switch or a name, an address, and a plain yes or no.',
      label: 'Setting',
      doc: '`dataLayer`: true, or the name of the list. `beacon`: an address. `consent`: true once the visitor has agreed.',
    },
    doc: 'Where tracked events go, and whether they may: `dataLayer`, `beacon`, `consent`. Only in the page; scripts call `configureTracking` (docs/tracking.md).',
  },
} as const;
