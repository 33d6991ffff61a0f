/**
 * The configuration key of the sinks, for its schema and its table. Pages do not load this: autoload reads
 * the key itself, so that a page without a sink loads nothing.
 */
export const configKeys = {
  tracking: {
    kind: 'record',
    label: 'Tracking',
    group: 'page',
    of: {
      kind: 'raw',
      reason: 'A toggle or a name, an address, and a boolean.',
      label: 'Setting',
      doc: '`dataLayer`: true, or the name of the global list. `beacon`: the address that events are posted to. `consent`: true once the visitor has agreed.',
    },
    doc: 'The sinks of tracked events, `dataLayer` and `beacon`, and the visitor’s `consent`. Only for `#nh-config`; scripts call `configureTracking` (docs/tracking.md).',
  },
} as const;
