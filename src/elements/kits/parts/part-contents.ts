import type { SiteContents } from '../../../api/kits/contents';
import type { KitPart } from '../../../api/kits/manifest';
import { partMessage } from './messages';

/** A document that can be selected individually. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** A note beside the title. */
  readonly note?: string | undefined;
}

/** The selectable content of a section. */
export interface SectionContents {
  /** The title, used if no script has registered the section. */
  readonly title?: string | undefined;
  /** The documents; absent for a section with a single checkbox. */
  readonly items?: readonly Choice[] | undefined;
  /** The text that explains why nothing can be selected; absent if something can. */
  readonly unavailable?: string | undefined;
}

/** The selectable content of a part, by section. */
export type PartContents = Readonly<Record<string, SectionContents>>;

/** The selectable content, by part. */
export type KitContents = Readonly<Record<KitPart, PartContents>>;

/** The content of a site that can be exported. */
export function exportContents(site: SiteContents): KitContents {
  return {
    content: mapped(site.content, ({ title, items }) =>
      listed(
        items.map(({ id, title, count }) => ({ id, title, note: documents(count) })),
        title,
      ),
    ),
    templates: mapped(site.templates, ({ title, items }) => listed(items, title)),
    settings: mapped(site.settings, ({ title, isSet }) => ({
      title,
      ...(isSet ? {} : { unavailable: partMessage('kit.not_set') }),
    })),
    plugins: { plugins: listed(site.plugins.map(pluginChoice)) },
  };
}

function listed(all: readonly Choice[], title?: string): SectionContents {
  const items = all.map(({ id, title, note }) => ({ id, title, note }));
  return {
    title,
    items,
    ...(items.length > 0 ? {} : { unavailable: partMessage('kit.none_here') }),
  };
}

function documents(count: number | undefined): string | undefined {
  return count === undefined ? undefined : partMessage('kit.documents', { count });
}

function pluginChoice({ name, plugin, version, state }: SiteContents['plugins'][number]): Choice {
  const key = state === 'active' ? 'kit.version' : 'kit.version_inactive';
  return { id: plugin, title: name, note: partMessage(key, { version }) };
}

function mapped<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
