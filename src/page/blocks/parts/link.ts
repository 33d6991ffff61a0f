import { defineField, type ValueOf } from '../../../core/settings';
import { type Printed, printed } from '../../print/printed';
import type { PrintContext } from '../block';

/** A link, as the page builder saves it. */
export const linkField = defineField({
  kind: 'group',
  shorthand: 'url',
  open: true,
  fields: {
    url: {
      kind: 'text',
      label: 'Address',
      doc: 'A web, mail or phone address, a path of the site, or `#id`. Default: no link.',
    },
    is_external: {
      kind: 'toggle',
      default: false,
      label: 'Open in new window',
      doc: 'Opens the address in a new tab. Default: off.',
    },
    nofollow: {
      kind: 'toggle',
      default: false,
      label: 'Add nofollow',
      doc: 'Adds `rel="nofollow"`. Default: off.',
    },
    custom_attributes: {
      kind: 'text',
      label: 'Custom attributes',
      doc: 'Attributes as `key|value`, separated by commas. Allowed: `aria-current`, `aria-label`, `title`, `lang`, `hreflang`, `download`. Default: none.',
    },
  },
});

/** A parsed link. */
export type Link = ValueOf<typeof linkField>;

/** The attributes that a page may add to its links. */
const allowed: ReadonlySet<string> = new Set([
  'aria-current',
  'aria-label',
  'title',
  'lang',
  'hreflang',
  'download',
]);

/** Returns the attributes of a link; undefined without a safe address. */
export function linkAttributes(
  link: Link | undefined,
  context: PrintContext,
): Readonly<Record<string, string | undefined>> | undefined {
  const href = link?.url && context.linkAddress(link.url);
  if (!link || !href) return undefined;
  const rel = [link.is_external && 'noopener', link.nofollow && 'nofollow'].filter(Boolean);
  return {
    ...customAttributes(link.custom_attributes),
    href,
    target: link.is_external ? '_blank' : undefined,
    rel: rel.length > 0 ? rel.join(' ') : undefined,
  };
}

/** Puts content into a link; returns it as it is without a safe address. */
export function linked(
  link: Link | undefined,
  content: readonly Printed[],
  context: PrintContext,
  className?: string,
): readonly Printed[] {
  const attributes = linkAttributes(link, context);
  return attributes ? [printed('a', { class: className, ...attributes }, content)] : content;
}

/** Whether a text of custom attributes has only names that a page may add to its links. */
export function hasOnlyLinkAttributes(text: string): boolean {
  return pairsOf(text).every(([name]) => allowed.has(name));
}

function customAttributes(text = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(pairsOf(text).filter(([name]) => allowed.has(name)));
}

function pairsOf(text: string): readonly (readonly [name: string, value: string])[] {
  return text.split(',').map((pair) => {
    const [name = '', value = ''] = pair.split('|').map((part) => part.trim());
    return [name.toLowerCase(), value];
  });
}
