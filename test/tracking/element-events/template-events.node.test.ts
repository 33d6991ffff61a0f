import { expect } from 'chai';
import { secondaryLocations, templateEventMap } from '../../../src/tracking/catalogue';
import { templateEvents } from '../../../src/tracking/catalogue/generated';
import { type Heard, itTracksAll } from './tracks';

const inLibrary = { location: 'Templates Library', trigger: 'Click' };

const views = Object.values(secondaryLocations.templateLibrary).map(
  (place): Heard => [
    'nh-template-page-view',
    { place },
    'page_viewed',
    { ...inLibrary, trigger: 'Page Loaded', page_loaded: place, secondaryLocation: place },
  ],
);

const results = { apply: 'apply', skip: "don't apply", cancel: 'cancel' };

const heard: readonly Heard[] = [
  ...views,
  [
    'nh-template-search',
    { library: 'site', search: 'a header' },
    'template-library/search',
    { search_term: 'a header', page_source: 'site', event_type: 'search' },
  ],
  [
    'nh-template-sort',
    { library: 'cloud', sort: 'title', order: 'asc' },
    'template-library/sort',
    { sort_type: 'title', sort_direction: 'asc', page_source: 'cloud', event_type: 'click' },
  ],
  [
    'nh-template-view',
    { library: 'site', view: 'tiles' },
    'template-library/view',
    { view_type_clicked: 'tiles', page_source: 'site', event_type: 'click' },
  ],
  [
    'nh-template-save-exposure',
    {},
    'save_template_context_menu_exposure',
    { location: 'Elementor Editor', secondaryLocation: 'Context Menu', trigger: 'Visible' },
  ],
  [
    'nh-template-save-start',
    {},
    'new_save_template_clicked',
    { ...inLibrary, secondaryLocation: 'Save to Modal' },
  ],
  [
    'nh-template-saved',
    { library: 'cloud', type: 'header' },
    'template_saved',
    { ...inLibrary, library_type: 'cloud', template_type: 'header' },
  ],
  [
    'nh-template-transfer',
    { method: 'copy', type: 'page', origin: 'site', destination: 'cloud' },
    'template_transfer',
    {
      ...inLibrary,
      transfer_method: 'copy',
      template_type: 'page',
      template_origin: 'site',
      template_destination: 'cloud',
    },
  ],
  [
    'nh-template-deleted',
    { library: 'cloud', itemType: 'folder' },
    'item_deleted',
    {
      ...inLibrary,
      secondaryLocation: 'Delete Dialog',
      library_type: 'cloud',
      item_type: 'folder',
    },
  ],
  [
    'nh-template-import',
    { library: 'site', fileType: 'zip', count: 3 },
    'template_import',
    { ...inLibrary, library_type: 'site', file_type: 'zip', template_count: 3 },
  ],
  [
    'nh-template-rename',
    { source: 'cloud' },
    'template_rename',
    { ...inLibrary, secondaryLocation: 'Rename Dialog', source: 'cloud' },
  ],
  [
    'nh-template-insert',
    { library: 'site', id: '7', title: 'A secret title', content: [], pageSettings: null },
    'template_inserted',
    { ...inLibrary, library_type: 'site' },
  ],
  [
    'nh-template-bulk',
    { status: 'fail', action: 'delete', count: 2, library: 'site' },
    'bulk_actions',
    {
      ...inLibrary,
      bulk_status: 'fail',
      bulk_action: 'delete',
      bulk_count: 2,
      library_type: 'site',
    },
  ],
  [
    'nh-template-folder-create',
    {},
    'folder_create',
    { ...inLibrary, secondaryLocation: 'Create Folder Dialog' },
  ],
  ...Object.entries(results).map(
    ([result, wire]): Heard => [
      'nh-template-apply-settings',
      { result },
      'insert_apply_settings',
      { ...inLibrary, secondaryLocation: 'Apply Settings Dialog', apply_modal_result: wire },
    ],
  ),
  [
    'nh-template-upgrade',
    { subscription: 'none', position: 'Quota Bar' },
    'upgrade_clicked',
    { ...inLibrary, current_sub: 'none', upgrade_position: 'Quota Bar' },
  ],
  ['nh-template-undo', {}, 'deletion_undo', inLibrary],
];

describe('the map of the template library’s events', () => {
  itTracksAll(templateEventMap, heard);

  it('tracks no template that no page has handled', () => {
    const event = { detail: { library: 'site' }, defaultPrevented: false };
    const inserted: (event: never) => unknown = templateEventMap['nh-template-insert'];
    expect(inserted(event as never)).to.equal(undefined);
  });

  it('covers every event of the template library, except the quota bar’s, which both libraries share', () => {
    const made = new Set(heard.map(([, , event]) => event));
    expect([...made, 'quota_bar_capacity']).to.have.members(Object.keys(templateEvents));
  });
});
