import type { ImportState } from './state';

/** The screens of the import. */
export type Screen = 'upload' | 'uploading' | 'customize' | 'stopped' | 'run' | 'summary';

/** The screen of a state. A started import that has failed is in CUSTOMIZING too, with its own screen. */
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
    default:
      return status satisfies never;
  }
}

/** The names of screens in tracking. */
export const trackedScreens = {
  upload: 'kit_import_upload_box',
  uploading: 'kit_import_upload_box',
  customize: 'kit_import_customization',
  stopped: undefined,
  run: undefined,
  summary: 'kit_import_summary',
} as const satisfies Record<Screen, string | undefined>;
