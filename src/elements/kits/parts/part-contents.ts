import type { SiteContents } from '../wire/contents';
import type { KitPart } from '../wire/manifest';
import { partMessage } from './messages';

/** One document that can be chosen by itself. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** What is said beside it. */
  readonly note?: string | undefined;
}

/** What can be chosen of a section. */
export interface SectionContents {
  /** Its title where no script has registered it. */
  readonly title?: string | undefined;
  /** Its single documents; absent: it is one switch. */
  readonly items?: readonly Choice[] | undefined;
  /** The sentence that says why nothing of it can be chosen; absent: it can. */
  readonly unavailable?: string | undefined;
}

/** What can be chosen of a part, by section. */
export type PartContents = Readonly<Record<string, SectionContents>>;

/** What can be chosen, by part. */
export type KitContents = Readonly<Record<KitPart, PartContents>>;

/** What can be exported of a site. */
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
