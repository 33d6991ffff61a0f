import type { ReactNode } from 'react';
import { exportContents, partMessage, partSections } from '../../parts';
import type { SiteContents } from '../../wire/contents';
import type { KitPart } from '../../wire/manifest';
import { sectionKeys } from '../../wire/sections';
import { message } from '../messages';

interface Props {
  readonly part: KitPart;
  /** By section. */
  readonly counts: Readonly<Record<string, number>>;
  /** For the titles of sections that only the server knows. */
  readonly site: SiteContents | undefined;
}

/** What the kit holds of one part: how much in all, and of each section. */
export function SummaryPart({ part, counts, site }: Props): ReactNode {
  const contents = site ? exportContents(site)[part] : {};
  const registry = partSections(part, contents, site?.exportGroups ?? {});
  const title = partMessage(`kit.part.${part}`);
  const sections = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => placeOf(part, one) - placeOf(part, other))
    .map(([key, count]) => ({ count, title: registry.get(key)?.title ?? key }));
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  // The one section of the plugins says nothing that its part does not say.
  const named = sections.filter((section) => section.title !== title);
  return (
    <div data-part={part}>
      <dt>
        {title} <span part="count">{total || message('kit.export.nothing')}</span>
      </dt>
      <dd part="note">{named.map((section) => sectionText(part, section)).join(' · ')}</dd>
    </div>
  );
}

/** As they are offered; what only the server knows comes last. */
function placeOf(part: KitPart, section: string): number {
  const keys: readonly string[] = sectionKeys[part];
  return keys.includes(section) ? keys.indexOf(section) : keys.length;
}

/** A setting is there once or not at all. */
function sectionText(part: KitPart, { title, count }: { title: string; count: number }): string {
  return part === 'settings' ? title : `${title} ${count}`;
}
