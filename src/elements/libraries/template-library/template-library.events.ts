import type { EventContracts } from '../../../core/element/contract';
import { libraryEvents } from '../account/events';

const libraries = {
  site: 'Templates of the site',
  cloud: 'Templates of the cloud account',
} as const;

const library = {
  kind: 'choice',
  options: libraries,
  doc: 'The source of the template.',
} as const;

const type = { kind: 'text', doc: 'The type of the template, such as `header`.' } as const;

/** The events of `<nh-template-library>`. */
export const events = {
  ...libraryEvents,
  'nh-template-page-view': {
    tracked: {
      as: 'page_viewed',
      trigger: 'Page Loaded',
      location: 'Templates Library',
      fields: { page_loaded: 'place', secondaryLocation: 'place' },
    },
    detail: {
      place: {
        kind: 'choice',
        options: {
          'Site Tab': 'The Site tab',
          'Cloud Tab': 'The Cloud tab',
          'Cloud Tab - Folder': 'A folder in the Cloud tab',
          'Cloud Tab - Connect': 'The screen to connect an account',
          'Cloud Tab - Upgrade': 'The screen to upgrade the plan',
          'Save to Modal': 'The dialog that saves a template',
          'Save to Modal - select folder': 'The folder selection of the save dialog',
          'Save to Modal - connect': 'The save dialog’s note that no account is connected',
          'Save to Modal - upgrade': 'The save dialog’s note that the plan has no room',
          'Move to Modal': 'The dialog that moves a template',
          'Bulk Move to Modal': 'The dialog that moves several templates',
          'Copy to Modal': 'The dialog that copies a template',
          'Bulk Copy to Modal': 'The dialog that copies several templates',
          'Import Modal': 'The dialog that imports files',
          'New Folder Modal': 'The dialog that creates a folder, opened from another dialog',
          'Create Folder Dialog': 'The dialog that creates a folder',
          'Rename Dialog': 'The dialog that renames a template or folder',
          'Delete Dialog': 'The dialog that deletes templates',
          'Delete Folder Dialog': 'The dialog that deletes a folder',
          'Apply Settings Dialog': 'The dialog that asks about page settings',
        },
        doc: 'The screen that is shown.',
      },
    },
    doc: 'Dispatched when a tab, screen or dialog appears.',
  },
  'nh-template-search': {
    tracked: {
      as: 'template-library/search',
      fields: {
        search_term: 'search',
        page_source: 'library',
        event_type: { constant: 'search' },
      },
    },
    detail: { library, search: { kind: 'text', doc: 'The search text.' } },
    doc: 'Dispatched when the person searches the templates, once for each text that is searched.',
  },
  'nh-template-sort': {
    tracked: {
      as: 'template-library/sort',
      fields: {
        sort_type: 'sort',
        sort_direction: 'order',
        page_source: 'library',
        event_type: { constant: 'click' },
      },
    },
    detail: {
      library,
      sort: {
        kind: 'choice',
        options: { title: 'Title', type: 'Type', author: 'Author', date: 'Date' },
        doc: 'The sort key.',
      },
      order: {
        kind: 'choice',
        options: { asc: 'Ascending', desc: 'Descending' },
        doc: 'The sort direction.',
      },
    },
    doc: 'Dispatched when the person changes the order of the templates.',
  },
  'nh-template-view': {
    tracked: {
      as: 'template-library/view',
      fields: {
        view_type_clicked: 'view',
        page_source: 'library',
        event_type: { constant: 'click' },
      },
    },
    detail: {
      library,
      view: {
        kind: 'choice',
        options: { list: 'A list', tiles: 'A grid of tiles' },
        doc: 'The view of the templates.',
      },
    },
    doc: 'Dispatched when the person switches between the list and the grid of templates.',
  },
  'nh-template-save-start': {
    tracked: {
      as: 'new_save_template_clicked',
      location: 'Templates Library',
      secondaryLocation: 'Save to Modal',
    },
    detail: {},
    doc: 'Dispatched when the person submits the save dialog.',
  },
  'nh-template-saved': {
    tracked: {
      as: 'template_saved',
      location: 'Templates Library',
      fields: { library_type: 'library', template_type: 'type' },
    },
    detail: { library, type },
    doc: 'Dispatched when a template was saved, once for each destination.',
  },
  'nh-template-transfer': {
    tracked: {
      as: 'template_transfer',
      location: 'Templates Library',
      fields: {
        transfer_method: { from: 'method', oneOf: 'options' },
        template_type: 'type',
        template_origin: 'origin',
        template_destination: 'destination',
      },
    },
    detail: {
      method: {
        kind: 'choice',
        options: { move: 'Moved', copy: 'Copied' },
        doc: 'Whether the template was moved or copied.',
      },
      type,
      origin: { kind: 'choice', options: libraries, doc: 'The source of the original template.' },
      destination: {
        kind: 'choice',
        options: libraries,
        doc: 'The source that contains the template, or its copy, now.',
      },
    },
    doc: 'Dispatched when a template was moved or copied.',
  },
  'nh-template-deleted': {
    tracked: {
      as: 'item_deleted',
      location: 'Templates Library',
      secondaryLocation: 'Delete Dialog',
      fields: { library_type: 'library', item_type: 'itemType' },
    },
    detail: {
      library,
      itemType: {
        kind: 'choice',
        options: { template: 'A template', folder: 'A folder' },
        doc: 'Whether a template or a folder was deleted.',
      },
    },
    doc: 'Dispatched when a template or a folder was deleted.',
  },
  'nh-template-import': {
    tracked: {
      as: 'template_import',
      location: 'Templates Library',
      fields: { library_type: 'library', file_type: 'fileType', template_count: 'count' },
    },
    detail: {
      library,
      fileType: {
        kind: 'choice',
        options: { json: 'JSON', zip: 'Zip' },
        doc: 'The type of the files.',
      },
      count: { kind: 'number', doc: 'The number of templates.' },
    },
    doc: 'Dispatched when templates were imported, once for each file type.',
  },
  'nh-template-rename': {
    tracked: {
      as: 'template_rename',
      location: 'Templates Library',
      secondaryLocation: 'Rename Dialog',
      fields: { source: 'source' },
    },
    detail: {
      source: { kind: 'choice', options: libraries, doc: 'The source of the template.' },
    },
    doc: 'Dispatched when a template or a folder was renamed.',
  },
  'nh-template-insert': {
    tracked: {
      as: 'template_inserted',
      location: 'Templates Library',
      fields: { library_type: 'library' },
      needsHandler: true,
    },
    detail: {
      library,
      id: { kind: 'text', doc: 'The id of the template.' },
      title: { kind: 'text', doc: 'The title of the template.' },
      content: {
        kind: 'raw',
        reason: 'The page builder’s elements, as the document keeps them.',
        doc: 'The elements of the template.',
      },
      pageSettings: {
        kind: 'raw',
        reason: 'Whatever settings a page has; null: the page keeps its own.',
        doc: 'The page settings to apply, or null to leave the page’s own.',
      },
    },
    cancelable: true,
    doc: 'Dispatched when the person inserts a template. A page that inserts it calls `preventDefault()`; otherwise a message says that no page is open.',
  },
  'nh-template-bulk': {
    tracked: {
      as: 'bulk_actions',
      location: 'Templates Library',
      fields: {
        bulk_status: { from: 'status', oneOf: 'options' },
        bulk_action: 'action',
        bulk_count: 'count',
        library_type: 'library',
      },
    },
    detail: {
      status: {
        kind: 'choice',
        options: { success: 'Succeeded completely', fail: 'Failed completely or partly' },
        doc: 'The outcome.',
      },
      action: {
        kind: 'choice',
        options: { move: 'Move', copy: 'Copy', delete: 'Delete' },
        doc: 'The bulk action.',
      },
      count: { kind: 'number', doc: 'The number of selected templates.' },
      library,
    },
    doc: 'Dispatched after a bulk action on several templates.',
  },
  'nh-template-folder-create': {
    tracked: {
      as: 'folder_create',
      location: 'Templates Library',
      secondaryLocation: 'Create Folder Dialog',
    },
    detail: {},
    doc: 'Dispatched when a folder was created in the cloud account.',
  },
  'nh-template-apply-settings': {
    tracked: {
      as: 'insert_apply_settings',
      location: 'Templates Library',
      secondaryLocation: 'Apply Settings Dialog',
      fields: { apply_modal_result: { from: 'result', words: { skip: "don't apply" } } },
    },
    detail: {
      result: {
        kind: 'choice',
        options: {
          apply: 'Apply them',
          skip: 'Do not apply them',
          cancel: 'Do not insert the template',
        },
        doc: 'The answer of the person.',
      },
    },
    doc: 'Dispatched when the person has answered whether to apply the page settings of a template.',
  },
  'nh-template-upgrade': {
    tracked: {
      as: 'upgrade_clicked',
      location: 'Templates Library',
      fields: { current_sub: 'subscription', upgrade_position: 'position' },
    },
    detail: {
      subscription: {
        kind: 'choice',
        options: { none: 'None', trial: 'Trial', pro: 'Pro' },
        doc: 'The current plan of the account.',
      },
      position: {
        kind: 'text',
        doc: 'The screen with the link, as in `nh-template-page-view`, or `Quota Bar`.',
      },
    },
    doc: 'Dispatched when the person follows the link to the plans.',
  },
  'nh-template-undo': {
    tracked: { as: 'deletion_undo', location: 'Templates Library' },
    detail: {},
    doc: 'Dispatched when a deletion was undone.',
  },
} as const satisfies EventContracts;
