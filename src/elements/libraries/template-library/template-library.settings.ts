import { defineSettings } from '../../../core/settings';

/** The settings of `<nh-template-library>`. */
export const settings = defineSettings({
  tab: {
    kind: 'choice',
    label: 'Tab',
    group: 'behaviour',
    options: { site: 'Site', cloud: 'Cloud' },
    default: 'site',
    doc: 'The initial tab. After a reload, the tab that was open before.',
  },
  view: {
    kind: 'choice',
    label: 'View',
    group: 'behaviour',
    options: { list: 'List', tiles: 'Tiles' },
    default: 'list',
    doc: 'The initial view of the lists. After a reload, the view that was chosen before.',
  },
  upgradeUrl: {
    kind: 'url',
    label: 'Upgrade link',
    group: 'behaviour',
    default: '/library/upgrade',
    doc: 'Address of the page with the plans. The parameter `return_to` is added: the path to return to.',
  },
  previewUrl: {
    kind: 'text',
    label: 'Preview address',
    group: 'behaviour',
    doc: 'Address of a page that shows a template as the site prints it, for the preview. `{source}` is replaced with `site` or `cloud`, `{id}` with the id. Default: the preview lists the elements.',
  },
  draftsId: {
    kind: 'text',
    label: 'User ID',
    group: 'behaviour',
    doc: 'Unique id of the logged-in person. Saved input in the browser tab is restored only for the same id.',
  },
  undoTime: {
    kind: 'number',
    label: 'Undo duration',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 10,
    doc: 'How long the Undo button stays. The time stops while the button has the focus or the pointer.',
  },
  timeout: {
    kind: 'number',
    label: 'Request timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 30,
    doc: 'Time after which a request fails. Requests that change many templates have ten times as long.',
  },
});
