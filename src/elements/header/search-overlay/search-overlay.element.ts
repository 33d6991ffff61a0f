import * as z from 'zod/mini';
import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';

const text = z.optional(z.catch(z.string(), ''));

const SettingsSchema = z.object({
  /** Default: what the markup's classes say, else `header-cover`. */
  kind: z.catch(z.optional(z.enum(['header-cover', 'full-screen'])), undefined),
  /** Of a form that is drawn: where it is sent to; default `/`, the CMS's own search. */
  action: text,
  /** Of a form that is drawn: the field's placeholder. */
  placeholder: text,
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: 'The kind of overlay, and what a form needs that the server has not printed.',
  },
} as const;

const Kind = z.object({ kind: z.enum(['header-cover', 'full-screen']) });

export const events = {
  'nh-search-open': { detail: Kind, doc: 'The visitor has opened the overlay.' },
  'nh-search-close': { detail: Kind, doc: 'The visitor has closed the overlay.' },
};

export type SearchOverlayProps = PropsOf<typeof props>;
export type SearchKind = z.output<typeof Kind>['kind'];

/** The contract of `<nh-search-overlay>`. */
export const searchOverlay = defineContract({
  tag: 'nh-search-overlay',
  summary: "Opens the CMS's own search form over the header, or over the whole page.",
  since: '0.1.0',
  props,
  events,
  slots: {
    '': "The theme's search icon, a link to the search page, and the box with the form.",
  },
  parts: {
    opener: 'The search icon that is drawn where the server has printed none.',
    box: 'What a drawn icon opens.',
    form: 'The form in it.',
    close: 'The button that closes it.',
  },
  cssProperties: {
    '--nh-search-surface': 'The background of a drawn box; default Canvas.',
  },
  children: childrenPolicy,
  loading: 'idle',
  load: () => import('./search-overlay'),
});

/** The server's icon is brought alive; a tag without one draws icon, box and form. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a, button, form') ? 'enhance' : 'replace';
}
