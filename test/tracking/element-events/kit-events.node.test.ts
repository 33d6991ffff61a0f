import { type KitChoice, kitEventMap, kitFields } from '../../../src/tracking/catalogue';
import { itTracksAll } from './tracks';

const choice: KitChoice = {
  includes: ['content', 'plugins'],
  customization: { content: { pages: ['1'] } },
  counts: { content: { pages: 2, posts: 3 } },
  source: 'file',
};

/** The events of the kit tools, with the tracked event of each. */
const heard = [
  [
    'nh-kit-page-view',
    { place: 'kit_export_summary' },
    'page_views_website_templates',
    {
      trigger: 'Page Loaded',
      page_loaded: 'kit_export_summary',
      secondary_location: 'kit_export_summary',
    },
  ],
  [
    'nh-kit-export-start',
    choice,
    'export_kit_customization',
    { trigger: 'Click', ...kitFields('export', choice) },
  ],
  [
    'nh-kit-import-start',
    choice,
    'import_kit_customization',
    { trigger: 'Click', ...kitFields('import', choice) },
  ],
  [
    'nh-kit-import-status',
    {},
    'kit_import_status',
    { trigger: 'Page Loaded', kit_import_status: true },
  ],
  [
    'nh-kit-import-status',
    { error: 'Time-out' },
    'kit_import_status',
    { trigger: 'Page Loaded', kit_import_status: false, kit_import_error: 'Time-out' },
  ],
  [
    'nh-kit-upload-file',
    { status: 'Success' },
    'kit_import_upload_file',
    { trigger: 'Click', kit_import_upload_file_status: 'Success' },
  ],
  [
    'nh-kit-action',
    { action: 'Revert' },
    'ie_admin_action',
    { trigger: 'Click', action_type: 'Revert' },
  ],
  [
    'nh-kit-cloud-upgrade',
    { place: 'kits_cloud_library_upgrade' },
    'kits_cloud_upgrade_clicked',
    {
      trigger: 'Click',
      secondary_location: 'kits_cloud_library_upgrade',
      upgrade_location: 'kits_cloud_library_upgrade',
    },
  ],
  [
    'nh-kit-library-apply',
    { kitCloudId: '7', applyUrl: '' },
    'kit_cloud_library_apply',
    { trigger: 'Click', kit_cloud_id: '7' },
  ],
  [
    'nh-kit-library-apply',
    { kitCloudId: '7', applyUrl: 'https://other.example/import?kit_cloud_id=7' },
    'kit_cloud_library_apply',
    {
      trigger: 'Click',
      kit_cloud_id: '7',
      kit_apply_url: 'https://other.example/import?kit_cloud_id=7',
    },
  ],
  ['nh-kit-library-delete', { kitCloudId: '7' }, 'kit_cloud_library_delete', { trigger: 'Click' }],
  [
    'nh-library-connect',
    { library: 'kits' },
    'connect_account',
    {
      location: 'Cloud Kit Library',
      secondaryLocation: 'kits_cloud_library_connect',
      trigger: 'Click Dropdown',
      element: 'Button Icon',
    },
  ],
  [
    'nh-kit-library-search',
    { search: 'a shop' },
    'kit-library/search',
    { search_term: 'a shop', event_type: 'search' },
  ],
  [
    'nh-kit-library-sort',
    { sort: 'title', order: 'desc' },
    'kit-library/sort',
    { sort_type: 'title', sort_direction: 'desc', event_type: 'click' },
  ],
  [
    'nh-library-connected',
    { library: 'templates' },
    'account_connected',
    {
      location: 'Templates Library',
      secondaryLocation: 'Cloud Tab - Connect',
      trigger: 'Click',
      element: 'Button Icon',
    },
  ],
  [
    'nh-library-quota',
    { library: 'kits', level: 'warning' },
    'quota_bar_capacity',
    {
      location: 'Cloud Kit Library',
      secondaryLocation: 'Quota Bar',
      trigger: 'Visible',
      quota_usage_alert: '80%',
    },
  ],
  [
    'nh-library-quota',
    { library: 'templates', level: 'full' },
    'quota_bar_capacity',
    {
      location: 'Templates Library',
      secondaryLocation: 'Quota Bar',
      trigger: 'Visible',
      quota_usage_alert: '100%',
    },
  ],
] as const;

describe('the map of the kit tools’ events', () => {
  itTracksAll(kitEventMap, heard);
});
