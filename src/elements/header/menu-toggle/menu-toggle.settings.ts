import { defineSettings, type ValuesOf } from '../../../core/settings';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  kind: {
    kind: 'choice',
    label: 'Header type',
    group: 'layout',
    options: { dropdown: 'Dropdown', 'off-canvas': 'Flyout', 'full-width': 'Full-screen' },
    doc: 'How the menu opens. `dropdown`: in the page. `off-canvas` and `full-width`: over the page, with the focus kept inside. Default: `data-type` or `data-toggle-type` of the theme’s header.',
  },
  submenus: {
    kind: 'choice',
    label: 'Dropdown target',
    group: 'behaviour',
    options: { button: 'Icon', link: 'Link' },
    default: 'button',
    doc: 'Control that opens a submenu of an open menu: its own button, or the item’s link. With `link`, the first click opens the submenu and the second click follows the link.',
  },
  label: {
    kind: 'text',
    label: 'Button label',
    group: 'texts',
    doc: 'Accessible name of the button that the element draws if the server has printed none. Default: "Menu".',
  },
});

/** The parsed settings of a tag. */
export type MenuSettings = ValuesOf<typeof settings>;
