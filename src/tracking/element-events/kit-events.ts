import type { KitPlace } from '../catalogue/words';
import type { KitChoice } from '../kits/kit-choice';
import { kitFields } from '../kits/kit-fields';
import type { EventMap } from '../track-events';

/** What the kit tools tell, by the type of the event. */
export interface KitEvents {
  /** A screen is shown. */
  readonly 'nh-kit-page-view': CustomEvent<{ readonly place: KitPlace }>;
  readonly 'nh-kit-export-start': CustomEvent<KitChoice>;
  readonly 'nh-kit-import-start': CustomEvent<KitChoice>;
  /** An import has ended, with an error or without. */
  readonly 'nh-kit-import-status': CustomEvent<{ readonly error?: string }>;
  /** A file was chosen: `Success`, or why it was refused. */
  readonly 'nh-kit-upload-file': CustomEvent<{ readonly status: string }>;
  readonly 'nh-kit-action': CustomEvent<{
    readonly action: 'Revert' | 'Export' | 'Import' | 'Import from Library';
  }>;
  readonly 'nh-kit-cloud-upgrade': CustomEvent<{ readonly place: KitPlace }>;
}

/** The events of the kit tools, as the catalogue has them. */
export const kitEvents: Required<EventMap<KitEvents>> = {
  'nh-kit-page-view': ({ detail: { place } }) => [
    'page_views_website_templates',
    { page_loaded: place, secondary_location: place },
  ],
  'nh-kit-export-start': ({ detail }) => ['export_kit_customization', kitFields('export', detail)],
  'nh-kit-import-start': ({ detail }) => ['import_kit_customization', kitFields('import', detail)],
  'nh-kit-import-status': ({ detail: { error } }) => [
    'kit_import_status',
    { kit_import_status: !error, ...(error && { kit_import_error: error }) },
  ],
  'nh-kit-upload-file': ({ detail: { status } }) => [
    'kit_import_upload_file',
    { kit_import_upload_file_status: status },
  ],
  'nh-kit-action': ({ detail: { action } }) => ['ie_admin_action', { action_type: action }],
  'nh-kit-cloud-upgrade': ({ detail: { place } }) => [
    'kits_cloud_upgrade_clicked',
    { secondary_location: place, upgrade_location: place },
  ],
};
