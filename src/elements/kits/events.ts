import type { EventContracts } from '../../core/element/contract';

/** The events that the kit tools share. */
export const kitEvents = {
  'nh-kit-page-view': {
    detail: {
      place: {
        kind: 'choice',
        options: {
          kit_export: 'Export: name, description and parts',
          kit_export_customization: 'Export: what goes along of each part',
          kit_export_customization_edit: 'Export: the dialog of one part',
          kit_export_summary: 'Export: summary',
          kit_import_upload_box: 'Import: upload box',
          kit_import_customization: 'Import: what comes along of each part',
          kit_import_summary: 'Import: summary',
          kits_cloud_library: 'Library: the kits',
          kits_cloud_library_connect: 'Library: connect an account',
          kits_cloud_library_upgrade: 'Library: upgrade the plan',
        },
        doc: 'The screen that is shown now.',
      },
    },
    doc: 'Another screen of the tool is shown.',
  },
  'nh-kit-action': {
    detail: {
      action: {
        kind: 'choice',
        options: {
          Export: 'Export',
          Import: 'Import',
          'Import from Library': 'Import from the library',
          Revert: 'Revert',
        },
        doc: 'What the person does to the site.',
      },
    },
    doc: 'The person exports a kit, imports one, or takes an import back.',
  },
} as const satisfies EventContracts;
