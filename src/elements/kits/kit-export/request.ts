import type { SiteContents } from '../../../api/kits/contents';
import type { ExportRequest } from '../../../api/kits/export';
import type { Customization } from '../../../api/kits/selection';
import type { DetailsOf } from '../../../core/element/contract';
import type { events } from './kit-export.element';
import type { Draft } from './state';

/** The request body that starts an export. */
export function exportRequestOf(draft: Draft): ExportRequest {
  const { title, description, parts, target, format } = draft;
  return {
    title: title.trim(),
    description: description.trim(),
    includes: [...parts],
    customization: customizationOf(draft),
    target,
    ...(format && { format }),
  };
}

/** The event detail for the start of an export. */
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

/** The selections of the exported parts. */
function customizationOf({ parts, customization }: Draft): Customization {
  return Object.fromEntries(
    parts.flatMap((part) => (customization[part] ? [[part, { ...customization[part] }]] : [])),
  );
}

/** The number of documents on the site, by part and section. */
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
