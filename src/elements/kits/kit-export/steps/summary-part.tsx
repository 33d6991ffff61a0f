import type { ReactNode } from 'react';
import { exportContents, partMessage, partSections } from '../../parts';
import type { SiteContents } from '../../wire/contents';
import type { KitPart } from '../../wire/manifest';
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
  const sections = Object.entries(counts).filter(([, count]) => count > 0);
  const total = sections.reduce((sum, [, count]) => sum + count, 0);
  const titled = sections.map(([key, count]) => `${registry.get(key)?.title ?? key} ${count}`);
  return (
    <div data-part={part}>
      <dt>
        {partMessage(`kit.part.${part}`)} <span part="count">{total}</span>
      </dt>
      <dd part="note">{titled.join(' · ') || message('kit.export.nothing')}</dd>
    </div>
  );
}
