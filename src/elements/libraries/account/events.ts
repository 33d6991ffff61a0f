import type { EventContracts } from '../../../core/element/contract';

/** The tracked locations: each library, and its screen that connects an account. */
const libraryLocations = { kits: 'Cloud Kit Library', templates: 'Templates Library' } as const;
const connectScreens = {
  kits: 'kits_cloud_library_connect',
  templates: 'Cloud Tab - Connect',
} as const;

const library = {
  kind: 'choice',
  options: { kits: 'The kit library', templates: 'The template library' },
  doc: 'The library in which the event happened.',
} as const;

/** The events of both libraries. */
export const libraryEvents = {
  'nh-library-connect': {
    tracked: {
      as: 'connect_account',
      fields: {
        location: { from: 'library', words: libraryLocations },
        secondaryLocation: { from: 'library', words: connectScreens },
      },
    },
    detail: { library },
    doc: 'The person starts to connect an account.',
  },
  'nh-library-connected': {
    tracked: {
      as: 'account_connected',
      fields: {
        location: { from: 'library', words: libraryLocations },
        secondaryLocation: { from: 'library', words: connectScreens },
      },
    },
    detail: { library },
    doc: 'The person comes back from connecting, and the account is connected.',
  },
  'nh-library-quota': {
    tracked: {
      as: 'quota_bar_capacity',
      trigger: 'Visible',
      location: 'Templates Library',
      fields: {
        quota_usage_alert: {
          from: 'level',
          words: { warning: '80%', full: '100%' },
          oneOf: 'options',
        },
        location: { from: 'library', words: libraryLocations },
        secondaryLocation: { constant: 'Quota Bar' },
      },
    },
    detail: {
      library,
      level: {
        kind: 'choice',
        options: { warning: '80 % or more', full: '100 % or more' },
        doc: 'The used share of the plan.',
      },
    },
    doc: 'The quota bar shows 80 % or more: once for each level while the library is open.',
  },
} as const satisfies EventContracts;
