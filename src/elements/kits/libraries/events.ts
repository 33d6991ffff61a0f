import type { EventContracts } from '../../../core/element/contract';

/** The events that both libraries dispatch. */
export const libraryEvents = {
  'nh-library-connect': {
    detail: {
      library: {
        kind: 'choice',
        options: { kits: 'The kit library', templates: 'The template library' },
        doc: 'In which library it happened.',
      },
    },
    doc: 'The person goes to connect an account.',
  },
  'nh-library-connected': {
    detail: {
      library: {
        kind: 'choice',
        options: { kits: 'The kit library', templates: 'The template library' },
        doc: 'In which library it happened.',
      },
    },
    doc: 'The person has come back, and the account is connected.',
  },
  'nh-library-quota': {
    detail: {
      library: {
        kind: 'choice',
        options: { kits: 'The kit library', templates: 'The template library' },
        doc: 'In which library it happened.',
      },
      level: {
        kind: 'choice',
        options: { warning: '80 % or more', full: '100 % or more' },
        doc: 'How full the account is.',
      },
    },
    doc: 'The quota bar is seen at 80 % or more: once for each opening and level.',
  },
} as const satisfies EventContracts;
