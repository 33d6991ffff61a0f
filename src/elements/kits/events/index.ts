import type { EventContracts } from '../../../core/element/contract';

/** The events that the kit tools share. */
export const kitEvents = {
  'nh-kit-page-view': {
    tracked: {
      as: 'page_views_website_templates',
      trigger: 'Page Loaded',
      fields: {
        page_loaded: { from: 'place', oneOf: 'kit' },
        secondary_location: { from: 'place', oneOf: 'kit' },
      },
    },
    detail: {
      place: {
        kind: 'choice',
        options: {
          kit_export: 'Export: name, description and parts',
          kit_export_customization: 'Export: content of each part',
          kit_export_customization_edit: 'Export: dialog of one part',
          kit_export_summary: 'Export: summary',
          kit_import_upload_box: 'Import: upload box',
          kit_import_customization: 'Import: content of each part',
          kit_import_summary: 'Import: summary',
          kits_cloud_library: 'Cloud library: kits',
          kits_cloud_library_connect: 'Cloud library: connect an account',
          kits_cloud_library_upgrade: 'Cloud library: upgrade the plan',
        },
        doc: 'The screen that is now shown.',
      },
    },
    doc: 'The tool shows another screen.',
  },
  'nh-kit-action': {
    tracked: {
      as: 'ie_admin_action',
      fields: { action_type: { from: 'action', oneOf: 'options' } },
    },
    detail: {
      action: {
        kind: 'choice',
        options: {
          Export: 'Export',
          Import: 'Import',
          'Import from Library': 'Import from the library',
          Revert: 'Revert',
        },
        doc: 'The user’s action.',
      },
    },
    doc: 'The user exports a kit, imports a kit, or reverts an import.',
  },
} as const satisfies EventContracts;
