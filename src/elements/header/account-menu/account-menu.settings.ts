import { defineSettings, type ValuesOf } from '../../../core/settings';
import { accountFields } from '../account';

/** What `settings` of the tag may hold: what differs from the site's `account`, and what it draws. */
export const settings = defineSettings({
  ...accountFields,
  mobile: {
    kind: 'choice',
    label: 'On phones',
    group: 'behaviour',
    options: { click: 'Opens on a click', shown: 'Always shown' },
    default: 'click',
    doc: 'At the mobile break point: a click opens the menu, or it is always shown.',
  },
  label: {
    kind: 'text',
    label: 'Name of the button',
    group: 'texts',
    doc: 'The accessible name of the button that is drawn where the server has printed none.',
  },
  items: {
    kind: 'list',
    label: 'Links',
    group: 'content',
    doc: 'The links of the menu that is drawn then.',
    of: {
      kind: 'group',
      fields: {
        title: { kind: 'text', label: 'Title', doc: 'The text of the link.', required: true },
        url: { kind: 'text', label: 'Address', doc: 'Where it leads.', required: true },
      },
    },
  },
});

/** The settings of a tag, once they have been read. */
export type AccountMenuSettings = ValuesOf<typeof settings>;

/** How the menu works at a time. */
export type MenuWay =
  /** As a menu button. */
  | 'button'
  /** Always shown. */
  | 'shown'
  /** As the theme's stylesheet has it: under the pointer, or not at all. */
  | 'theme';
