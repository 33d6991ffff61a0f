import { defineContract, type PropsOf } from '../../core/element/contract';
import { withWords } from '../../core/languages/tool-words';
import type { PageStore } from '../page-store';
import type { PanelMeans } from '../panel/control';
import { settings } from './page-editor.settings';

export const props = {
  page: {
    kind: 'text',
    attribute: 'page',
    doc: 'The id of the page in the API (`GET /pages/{id}`).',
  },
  store: {
    kind: 'raw',
    accepts: (value: unknown): value is PageStore =>
      typeof value === 'object' && value !== null && 'open' in value,
    wanted: 'a PageStore',
    reason: 'An object with functions.',
    doc: 'A store for another back end. Default: the store of the page `page`.',
  },
  means: {
    kind: 'raw',
    accepts: (value: unknown): value is PanelMeans => typeof value === 'object' && value !== null,
    wanted: 'an object',
    reason: 'An object with functions.',
    doc: 'Opens another media library than `media`: `{ pickMedia }`. Default: that of `media`.',
  },
} as const;

export type PageEditorElementProps = PropsOf<typeof props, typeof settings>;

/**
 * The contract of `<nh-page-editor>`. It is not among the elements of `src/elements`: visitors' pages never hold it, and the
 * editor itself imports all of them.
 */
export const pageEditor = defineContract({
  tag: 'nh-page-editor',
  summary: 'The editor of a whole page in a live preview, for people who are logged in.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'The files of the preview, the facts of the site, and the addresses around the editor.',
  events: {},
  slots: { '': 'Content shown until the editor is drawn.' },
  parts: {},
  cssProperties: {},
  children: 'replace',
  loading: 'eager',
  load: withWords(['editor', 'settings'], () => import('./page-editor-body')),
});
