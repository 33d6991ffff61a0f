import { defineSettings, type ValuesOf } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  kind: {
    kind: 'choice',
    label: 'Kind',
    group: 'layout',
    options: {
      dropdown: 'Unfolded in its place',
      'off-canvas': 'Over the page, from the side',
      'full-width': 'Over the page, in its whole width',
    },
    doc: 'How the menu shows: unfolded in its place, or over the page with the focus kept inside; default: what the theme’s header says by `data-type` or `data-toggle-type`. `full-width` is off-canvas too.',
  },
  submenus: {
    kind: 'choice',
    label: 'Sub menus',
    group: 'behaviour',
    options: { button: 'Opened by their own button', link: 'Opened by their item’s link' },
    default: 'button',
    doc: 'What opens a sub menu of an open menu: its own button, or first the item’s link, which is followed at the second click.',
  },
  label: {
    kind: 'text',
    label: 'Name of the button',
    group: 'texts',
    doc: 'The accessible name of the button that is drawn where the server has printed none.',
  },
});

/** The settings of a tag, once they have been read. */
export type MenuSettings = ValuesOf<typeof settings>;
