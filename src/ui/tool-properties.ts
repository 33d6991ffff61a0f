import type { TokenName } from '../core/theme/tokens';

/** The theme tokens that the shared stylesheet of the administrators' tools reads. */
export const toolTokens = [
  '--nh-surface',
  '--nh-text',
  '--nh-muted',
  '--nh-border',
  '--nh-line',
  '--nh-accent',
  '--nh-on-accent',
  '--nh-focus',
  '--nh-error',
  '--nh-success',
  '--nh-radius',
] as const satisfies readonly TokenName[];

/** The custom properties of the wizards for kits. */
export const wizardProperties = {
  '--nh-kit-accent':
    'Colour of the focus ring, the selection, progress bars and primary buttons. Default: `--nh-accent`, for the ring `--nh-focus`, else blue.',
  '--nh-kit-on-accent':
    'Text colour on primary buttons. Default: `--nh-on-accent`, else white or dark blue.',
  '--nh-kit-surface':
    'Background colour of boxes, fields and dialogs. Default: `--nh-surface`, else Canvas.',
  '--nh-kit-good': 'Colour of success. Default: `--nh-success`, else green.',
  '--nh-kit-bad': 'Colour of errors. Default: `--nh-error`, else red.',
} as const;
