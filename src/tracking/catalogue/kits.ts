import type { EventDeclaration } from './declaration';
import { secondaryLocations, triggers } from './words';

const places = Object.values(secondaryLocations.kit);
const onClick = { trigger: triggers.click } as const;
const onLoad = { trigger: triggers.pageLoaded } as const;

/** The events of the kit tools; `KitFields` are the usual ones of the two that take any. */
export const kitEvents = {
  page_views_website_templates: {
    defaults: onLoad,
    fields: { page_loaded: places, secondary_location: places },
  },
  kits_cloud_upgrade_clicked: {
    defaults: onClick,
    fields: { secondary_location: places, upgrade_location: places },
  },
  export_kit_customization: { defaults: onClick, fields: {}, isOpen: true },
  import_kit_customization: { defaults: onClick, fields: {}, isOpen: true },
  kit_import_status: {
    defaults: onLoad,
    fields: { kit_import_status: 'flag' },
    optional: { kit_import_error: 'text' },
  },
  kit_cloud_library_apply: {
    defaults: onClick,
    fields: { kit_cloud_id: 'text' },
    optional: { kit_apply_url: 'text' },
  },
  kit_cloud_library_delete: { defaults: onClick, fields: {} },
  ie_admin_action: {
    defaults: onClick,
    fields: { action_type: ['Revert', 'Export', 'Import', 'Import from Library'] },
  },
  kit_import_upload_file: {
    defaults: onClick,
    fields: { kit_import_upload_file_status: 'text' },
  },
} as const satisfies Readonly<Record<string, EventDeclaration>>;
