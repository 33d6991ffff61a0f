import type { DetailsOf } from '../../../core/element/contract';
import type { SiteContents } from '../wire/contents';
import type { ExportRequest } from '../wire/export';
import type { Customization } from '../wire/selection';
import type { events } from './kit-export.element';
import type { Draft } from './state';

/** What is sent to begin an export. */
export function exportRequestOf(draft: Draft): ExportRequest {
  const { title, description, parts, target } = draft;
  return {
    title: title.trim(),
    description: description.trim(),
    includes: [...parts],
    customization: customizationOf(draft),
    target,
  };
}

/** What the page is told as an export starts. */
export function startDetail(
  draft: Draft,
  site: SiteContents | undefined,
): DetailsOf<typeof events>['nh-kit-export-start'] {
  return {
    includes: [...draft.parts],
    customization: customizationOf(draft),
    counts: site ? countsOf(site) : {},
    description: draft.description.trim(),
    source: draft.target,
  };
}

/** Of the parts that go along only. */
function customizationOf({ parts, customization }: Draft): Customization {
  return Object.fromEntries(
    parts.flatMap((part) => (customization[part] ? [[part, { ...customization[part] }]] : [])),
  );
}

/** How many there are of everything, by part and section. */
function countsOf({ content, templates, settings, plugins }: SiteContents) {
  const lengths = (sections: SiteContents['content']): Record<string, number> =>
    Object.fromEntries(Object.entries(sections).map(([key, { items }]) => [key, items.length]));
  const set = Object.entries(settings).map(([key, { isSet }]) => [key, isSet ? 1 : 0]);
  return {
    content: lengths(content),
    templates: lengths(templates),
    settings: Object.fromEntries(set),
    plugins: { plugins: plugins.length },
  };
}
