import type { ReactNode } from 'react';
import type { SiteContents } from '../../../../api/kits/contents';
import type { KitPart } from '../../../../api/kits/manifest';
import { sectionKeys } from '../../../../api/kits/sections';
import { sumOf } from '../../../../core/state/lists';
import { exportContents, partMessage, partSections } from '../../parts';
import { message } from '../messages';

interface Props {
  readonly part: KitPart;
  /** The number of documents, by section. */
  readonly counts: Readonly<Record<string, number>>;
  /** Has the titles of sections that only the server knows. */
  readonly site: SiteContents | undefined;
}

/** The content of one part: the number of documents in total and by section. */
export function SummaryPart({ part, counts, site }: Props): ReactNode {
  const contents = site ? exportContents(site)[part] : {};
  const registry = partSections(part, contents, site?.exportGroups ?? {});
  const title = partMessage(`kit.part.${part}`);
  const sections = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => orderOf(part, one) - orderOf(part, other))
    .map(([key, count]) => ({ count, title: registry.get(key)?.title ?? key }));
  const total = sumOf(sections.map(({ count }) => count));
  // The only section of the plugins repeats the title of its part.
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

/** The position of a section in the dialogs; sections that only the server knows come last. */
function orderOf(part: KitPart, section: string): number {
  const keys: readonly string[] = sectionKeys[part];
  return keys.includes(section) ? keys.indexOf(section) : keys.length;
}

/** The title of a section, with its count; settings have no count. */
function sectionText(part: KitPart, { title, count }: { title: string; count: number }): string {
  return part === 'settings' ? title : `${title} ${count}`;
}
