import { defineSettings } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  tab: {
    kind: 'choice',
    label: 'Tab',
    group: 'behaviour',
    options: { site: 'Site', cloud: 'Cloud' },
    default: 'site',
    doc: 'The library that is shown first; later the one that the person has looked at last.',
  },
  view: {
    kind: 'choice',
    label: 'View',
    group: 'behaviour',
    options: { list: 'List', tiles: 'Tiles' },
    default: 'list',
    doc: 'How templates are shown first; later as the person has chosen.',
  },
  upgradeUrl: {
    kind: 'url',
    label: 'Upgrade',
    group: 'behaviour',
    default: '/library/upgrade',
    doc: 'The page on which the account’s plan is chosen; it gets `return_to`, the path to come back to.',
  },
  draftsId: {
    kind: 'text',
    label: 'Drafts',
    group: 'behaviour',
    doc: 'Who is logged in, as an id that no other account has: what one person left in the tab is not shown to another.',
  },
  undoTime: {
    kind: 'number',
    label: 'Undo',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 10,
    doc: 'Seconds for which Undo is offered. They do not pass while it has the focus or the pointer.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 30,
    doc: 'Seconds after which a call has failed; those that change many templates have ten times as long.',
  },
});
