import type { EventDeclaration } from './declaration';
import { elements, locations, secondaryLocations, triggers } from './words';

const { templateLibrary: places } = secondaryLocations;
const placesWithin = Object.values(places);

const inLibrary = { location: locations.templatesLibrary, trigger: triggers.click } as const;
/** Where in the library, and by what, for events that happen in several of its places. */
const within = { secondaryLocation: placesWithin, element: Object.values(elements) } as const;

/** The events of the template library. */
export const templateEvents = {
  save_template_context_menu_exposure: {
    defaults: {
      location: locations.editor,
      secondaryLocation: secondaryLocations.topBar.contextMenu,
      trigger: triggers.visible,
    },
    fields: {},
  },
  new_save_template_clicked: {
    defaults: { ...inLibrary, secondaryLocation: places.saveModal },
    fields: {},
  },
  template_saved: {
    defaults: inLibrary,
    fields: { library_type: 'text', template_type: 'text' },
    optional: within,
  },
  template_transfer: {
    defaults: inLibrary,
    fields: {
      transfer_method: ['move', 'copy'],
      template_type: 'text',
      template_origin: 'text',
      template_destination: 'text',
    },
    optional: within,
  },
  item_deleted: {
    defaults: { ...inLibrary, secondaryLocation: places.deleteDialog },
    fields: { library_type: 'text', item_type: 'text' },
  },
  template_import: {
    defaults: inLibrary,
    fields: { library_type: 'text', file_type: 'text', template_count: 'number' },
    optional: within,
  },
  template_rename: {
    defaults: { ...inLibrary, secondaryLocation: places.renameDialog },
    fields: { source: 'text' },
  },
  template_inserted: { defaults: inLibrary, fields: { library_type: 'text' }, optional: within },
  bulk_actions: {
    defaults: inLibrary,
    fields: {
      bulk_status: ['success', 'fail'],
      bulk_action: 'text',
      bulk_count: 'number',
      library_type: 'text',
    },
    optional: within,
  },
  folder_create: {
    defaults: { ...inLibrary, secondaryLocation: places.createFolderDialog },
    fields: {},
  },
  quota_bar_capacity: {
    defaults: { ...inLibrary, trigger: triggers.visible },
    fields: { quota_usage_alert: ['80%', '100%'] },
    optional: within,
  },
  insert_apply_settings: {
    defaults: { ...inLibrary, secondaryLocation: places.applySettingsDialog },
    fields: { apply_modal_result: 'text' },
  },
  upgrade_clicked: {
    defaults: inLibrary,
    fields: { current_sub: 'text', upgrade_position: 'text' },
    optional: within,
  },
  page_viewed: {
    defaults: { ...inLibrary, trigger: triggers.pageLoaded },
    fields: { page_loaded: 'text' },
    optional: within,
  },
  deletion_undo: { defaults: inLibrary, fields: {}, optional: within },
} as const satisfies Readonly<Record<string, EventDeclaration>>;
