import type { ImportState } from './machine';

/** What is shown. */
export type Screen = 'upload' | 'uploading' | 'customize' | 'stopped' | 'run' | 'summary';

/** The screen of a state. An import that was started and has failed waits in CUSTOMIZING, but not for choices. */
export function screenOf({ status, session }: ImportState): Screen {
  switch (status) {
    case 'PENDING':
      return 'upload';
    case 'UPLOADING':
      return 'uploading';
    case 'CUSTOMIZING':
      return session?.state === 'running' ? 'stopped' : 'customize';
    case 'IMPORTING':
      return 'run';
    case 'COMPLETED':
      return 'summary';
  }
}

/** The places that tracking knows, by screen. */
export const placeOf = {
  upload: 'kit_import_upload_box',
  uploading: 'kit_import_upload_box',
  customize: 'kit_import_customization',
  stopped: undefined,
  run: undefined,
  summary: 'kit_import_summary',
} as const satisfies Record<Screen, string | undefined>;
