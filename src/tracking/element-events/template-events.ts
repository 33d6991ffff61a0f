import type { TemplatePlace } from '../catalogue/words';
import type { EventMap } from '../track-events';

/** Where templates are kept. */
export type TemplateLibrary = 'site' | 'cloud';

/** What a person said to the page settings that come along with a template. */
export type ApplySettingsResult = 'apply' | 'skip' | 'cancel';

/** What the template library tells, and the page that templates are inserted into, by the type of the event. */
export interface TemplateEvents {
  /** A tab, one of its states, or a dialog is shown. */
  readonly 'nh-template-page-view': CustomEvent<{ readonly place: TemplatePlace }>;
  /** A context menu that offers to save what it belongs to is shown. The page tells it, not the library. */
  readonly 'nh-template-save-exposure': CustomEvent<unknown>;
  readonly 'nh-template-save-start': CustomEvent<unknown>;
  /** One for each library that a template was saved to. */
  readonly 'nh-template-saved': CustomEvent<{
    readonly library: TemplateLibrary;
    readonly type: string;
  }>;
  readonly 'nh-template-transfer': CustomEvent<{
    readonly method: 'move' | 'copy';
    readonly type: string;
    readonly origin: string;
    readonly destination: string;
  }>;
  readonly 'nh-template-deleted': CustomEvent<{
    readonly library: TemplateLibrary;
    readonly itemType: 'template' | 'folder';
  }>;
  readonly 'nh-template-import': CustomEvent<{
    readonly library: TemplateLibrary;
    readonly fileType: 'json' | 'zip';
    readonly count: number;
  }>;
  readonly 'nh-template-rename': CustomEvent<{ readonly source: string }>;
  readonly 'nh-template-insert': CustomEvent<{ readonly library: TemplateLibrary }>;
  readonly 'nh-template-bulk': CustomEvent<{
    readonly status: 'success' | 'fail';
    readonly action: 'move' | 'copy' | 'delete';
    readonly count: number;
    readonly library: TemplateLibrary;
  }>;
  readonly 'nh-template-folder-create': CustomEvent<unknown>;
  readonly 'nh-template-apply-settings': CustomEvent<{ readonly result: ApplySettingsResult }>;
  readonly 'nh-template-upgrade': CustomEvent<{
    readonly subscription: string;
    readonly position: string;
  }>;
  /** What was just deleted or moved is taken back. */
  readonly 'nh-template-undo': CustomEvent<unknown>;
}

const applyResults: Readonly<Record<ApplySettingsResult, string>> = {
  apply: 'apply',
  skip: "don't apply",
  cancel: 'cancel',
};

/** The events of the template library, as the catalogue has them. */
export const templateEvents: Required<EventMap<TemplateEvents>> = {
  'nh-template-page-view': ({ detail: { place } }) => [
    'page_viewed',
    { page_loaded: place, secondaryLocation: place },
  ],
  'nh-template-save-exposure': () => ['save_template_context_menu_exposure'],
  'nh-template-save-start': () => ['new_save_template_clicked'],
  'nh-template-saved': ({ detail: { library, type } }) => [
    'template_saved',
    { library_type: library, template_type: type },
  ],
  'nh-template-transfer': ({ detail: { method, type, origin, destination } }) => [
    'template_transfer',
    {
      transfer_method: method,
      template_type: type,
      template_origin: origin,
      template_destination: destination,
    },
  ],
  'nh-template-deleted': ({ detail: { library, itemType } }) => [
    'item_deleted',
    { library_type: library, item_type: itemType },
  ],
  'nh-template-import': ({ detail: { library, fileType, count } }) => [
    'template_import',
    { library_type: library, file_type: fileType, template_count: count },
  ],
  'nh-template-rename': ({ detail: { source } }) => ['template_rename', { source }],
  // Only what a page has taken is in it.
  'nh-template-insert': ({ detail: { library }, defaultPrevented }) =>
    defaultPrevented ? ['template_inserted', { library_type: library }] : undefined,
  'nh-template-bulk': ({ detail: { status, action, count, library } }) => [
    'bulk_actions',
    { bulk_status: status, bulk_action: action, bulk_count: count, library_type: library },
  ],
  'nh-template-folder-create': () => ['folder_create'],
  'nh-template-apply-settings': ({ detail: { result } }) => [
    'insert_apply_settings',
    { apply_modal_result: applyResults[result] },
  ],
  'nh-template-upgrade': ({ detail: { subscription, position } }) => [
    'upgrade_clicked',
    { current_sub: subscription, upgrade_position: position },
  ],
  'nh-template-undo': () => ['deletion_undo'],
};
