import { defineContract, type PropsOf } from '../../../core/element/contract';
import { withWords } from '../../../core/languages/tool-words';
import { withFirstEvents } from '../../../core/state/first-events';
import { toolTokens } from '../../../ui/tool-properties';
import { kitEvents } from '../../kits/events/index';
import { libraryEvents } from '../account/events';
import { settings } from './kit-library.settings';

export const props = {} as const;

export const events = {
  'nh-kit-page-view': kitEvents['nh-kit-page-view'],
  ...libraryEvents,
  'nh-kit-cloud-upgrade': {
    tracked: {
      as: 'kits_cloud_upgrade_clicked',
      fields: {
        secondary_location: { from: 'place', oneOf: 'kit' },
        upgrade_location: { from: 'place', oneOf: 'kit' },
      },
    },
    detail: {
      place: {
        kind: 'choice',
        options: {
          kits_cloud_library: 'The list of kits',
          kits_cloud_library_upgrade: 'The screen that asks to upgrade',
        },
        doc: 'The screen with the link.',
      },
    },
    doc: 'The person follows a link to the plans.',
  },
  'nh-kit-library-search': {
    tracked: {
      as: 'kit-library/search',
      fields: { search_term: 'search', event_type: { constant: 'search' } },
    },
    detail: { search: { kind: 'text', doc: 'The search text.' } },
    doc: 'The person searches the kits: once for each text that is searched.',
  },
  'nh-kit-library-sort': {
    tracked: {
      as: 'kit-library/sort',
      fields: { sort_type: 'sort', sort_direction: 'order', event_type: { constant: 'click' } },
    },
    detail: {
      sort: {
        kind: 'choice',
        options: { date: 'Date', title: 'Name' },
        doc: 'The sort key.',
      },
      order: {
        kind: 'choice',
        options: { asc: 'Ascending', desc: 'Descending' },
        doc: 'The sort direction.',
      },
    },
    doc: 'The person changes the order of the kits.',
  },
  'nh-kit-library-apply': {
    tracked: {
      as: 'kit_cloud_library_apply',
      fields: { kit_cloud_id: 'kitCloudId', kit_apply_url: { from: 'applyUrl', optional: true } },
    },
    detail: {
      kitCloudId: { kind: 'text', doc: 'The kit’s id in the library.' },
      applyUrl: {
        kind: 'text',
        doc: 'Address of the import page if it is on another site; otherwise empty.',
      },
    },
    doc: 'The person applies a kit, which opens the import page.',
  },
  'nh-kit-library-delete': {
    tracked: { as: 'kit_cloud_library_delete' },
    detail: { kitCloudId: { kind: 'text', doc: 'The kit’s id in the library.' } },
    doc: 'The person confirms the deletion of a kit.',
  },
} as const;

export type KitLibraryProps = PropsOf<typeof props, typeof settings>;
export type KitLibrarySettings = KitLibraryProps['settings'];

/** The contract of `<nh-kit-library>`. */
export const kitLibrary = defineContract({
  tag: 'nh-kit-library',
  summary:
    'The cloud library of kits: connect an account, then search, apply, add and delete kits.',
  since: '0.1.0',
  category: 'cms',
  props,
  settings,
  settingsDoc: 'The target pages of links, the number of kits per page, and timing.',
  events,
  slots: { '': 'Content shown until the library is rendered.' },
  parts: {
    step: 'The current screen.',
    title: 'The heading of the screen.',
    notice: 'The message about the last action.',
    benefits: 'The list of benefits on the Connect screen.',
    account: 'The connected account, with a Disconnect button.',
    storage:
      'The quota bar, the trash and the account. It comes before the kits if little space is left.',
    quota: 'The quota bar with its texts.',
    'quota-text': 'The label and the level of the quota bar.',
    'quota-level': 'The level as text.',
    'quota-bar': 'The meter element of the quota bar.',
    tools: 'The toolbar: search and order.',
    field: 'A field with its label.',
    input: 'The search field and the order select.',
    add: 'The section with the buttons that add a kit.',
    upload: 'The progress of an upload.',
    progress: 'A progress bar.',
    kits: 'The kits of the current page.',
    kit: 'A kit in the list.',
    'kit-title': 'The name of a kit.',
    'kit-text': 'The description of a kit.',
    thumbnail: 'The image of a kit, or an empty box.',
    empty: 'The message shown when there are no kits or no matches.',
    pages: 'The pagination.',
    note: 'An explanation in small print.',
    count: 'The number of kits.',
    'undo-place': 'The live region that announces deletions.',
    undo: 'The note about a deletion, with an Undo button.',
    error: 'An error: a title, the reason and the remedy.',
    loading: 'The message shown while the library loads.',
    actions: 'A group of buttons.',
    button: 'A button, or a link that looks like one.',
    dialog: 'The dialog that confirms a deletion.',
    'dialog-title': 'The title of the dialog.',
    'dialog-body': 'The text of the dialog.',
    'dialog-foot': 'The buttons of the dialog.',
  },
  cssProperties: {
    '--nh-kit-accent':
      'Colour of the focus ring, the selection, progress bars and primary buttons. Default: `--nh-accent`, for the ring `--nh-focus`, else blue.',
    '--nh-kit-on-accent':
      'The text colour on the accent colour. Default: `--nh-on-accent`, else white or dark blue.',
    '--nh-kit-surface':
      'The background of boxes, fields and dialogs. Default: `--nh-surface`, else Canvas.',
    '--nh-kit-good': 'The colour of success. Default: `--nh-success`, else green.',
    '--nh-kit-bad': 'The colour of errors, and of a full library. Default: `--nh-error`, else red.',
    '--nh-kit-warn': 'The colour of a nearly full library. Default: `--nh-warning`, else amber.',
  },
  tokens: [...toolTokens, '--nh-warning'],
  children: 'replace',
  loading: 'visible',
  load: withWords(
    ['libraries', 'failures'],
    withFirstEvents(events, () => import('./kit-library')),
  ),
});
