import { defineSettings, type ValuesOf } from '../../../core/settings';
import { accountFields, mobileField } from '../account';

/** The keys of the tag's `settings`: overrides of the site's `account`, and the content of a drawn menu. */
export const settings = defineSettings({
  ...accountFields,
  ...mobileField,
  label: {
    kind: 'text',
    label: 'Button label',
    group: 'texts',
    doc: 'Accessible name of the button that the element draws if the server has printed none. Default: "Account".',
  },
  items: {
    kind: 'list',
    label: 'Menu items',
    group: 'content',
    doc: 'Links of the menu that the element draws if the server has printed none.',
    of: {
      kind: 'group',
      fields: {
        title: { kind: 'text', label: 'Title', doc: 'Text of the link.', required: true },
        url: { kind: 'text', label: 'URL', doc: 'Address of the link.', required: true },
      },
    },
  },
});

/** The parsed settings of a tag. */
export type AccountMenuSettings = ValuesOf<typeof settings>;

/** The current behaviour of the menu. */
export type MenuMode =
  /** A menu button of the ARIA practices. */
  | 'button'
  /** Always shown. */
  | 'shown'
  /** Left to the theme's stylesheet: shown on hover, or not at all. */
  | 'theme';
