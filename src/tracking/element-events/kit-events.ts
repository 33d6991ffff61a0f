import { type KitPlace, locations, secondaryLocations } from '../catalogue/words';
import type { KitChoice } from '../kits/kit-choice';
import { kitFields } from '../kits/kit-fields';
import type { EventMap } from '../track-events';

/** What the kit tools and libraries tell, by the type of the event. */
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
  /** A kit of the library is to be imported; the address is empty where that is on this site. */
  readonly 'nh-kit-library-apply': CustomEvent<{
    readonly kitCloudId: string;
    readonly applyUrl: string;
  }>;
  readonly 'nh-kit-library-delete': CustomEvent<unknown>;
  /** The person goes to connect an account. */
  readonly 'nh-library-connect': CustomEvent<{ readonly library: LibraryKind }>;
  readonly 'nh-library-connected': CustomEvent<{ readonly library: LibraryKind }>;
  /** The quota bar is seen, at 80 % or more. */
  readonly 'nh-library-quota': CustomEvent<{
    readonly library: LibraryKind;
    readonly level: 'warning' | 'full';
  }>;
}

/** The two libraries. */
export type LibraryKind = 'kits' | 'templates';

const { kit: kitPlaces, templateLibrary: templatePlaces } = secondaryLocations;

/** Where in a library its account is connected. */
const connecting = {
  kits: {
    location: locations.cloudKitLibrary,
    secondaryLocation: kitPlaces.cloudKitLibraryConnect,
  },
  templates: {
    location: locations.templatesLibrary,
    secondaryLocation: templatePlaces.cloudTabConnect,
  },
} as const;

const quotaLocations = {
  kits: locations.cloudKitLibrary,
  templates: locations.templatesLibrary,
} as const;

const quotaAlerts = { warning: '80%', full: '100%' } as const;

/** The events of the kit tools and libraries, as the catalogue has them. */
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
  'nh-kit-library-apply': ({ detail: { kitCloudId, applyUrl } }) => [
    'kit_cloud_library_apply',
    { kit_cloud_id: kitCloudId, ...(applyUrl && { kit_apply_url: applyUrl }) },
  ],
  'nh-kit-library-delete': () => ['kit_cloud_library_delete'],
  'nh-library-connect': ({ detail: { library } }) => ['connect_account', connecting[library]],
  'nh-library-connected': ({ detail: { library } }) => ['account_connected', connecting[library]],
  'nh-library-quota': ({ detail: { library, level } }) => [
    'quota_bar_capacity',
    {
      location: quotaLocations[library],
      secondaryLocation: templatePlaces.quotaBar,
      quota_usage_alert: quotaAlerts[level],
    },
  ],
};
