import type { KitManifest } from '../../../api/kits/manifest';
import { sectionKeys } from '../../../api/kits/sections';
import type { Choice, KitContents, PartContents, SectionContents } from '../parts';
import type { ExportGroups } from '../sections';
import { message } from './messages';

/** The post types that have sections of their own. */
const sectionOfType: Readonly<Record<string, string>> = {
  page: 'pages',
  post: 'posts',
  nav_menu_item: 'menus',
};

/**
 * The selectable content of a kit, by part and section. A known section that the kit does not contain is
 * marked as not exported.
 */
export function importContents(manifest: KitManifest, exportGroups: ExportGroups): KitContents {
  return {
    content: withMissing(sectionKeys.content, contentSections(manifest)),
    templates: withMissing(sectionKeys.templates, templateSections(manifest, exportGroups)),
    settings: withMissing(sectionKeys.settings, switches(manifest['site-settings'])),
    plugins: withMissing(sectionKeys.plugins, plugins(manifest)),
  };
}

/** The number of documents in a kit, by part and section; without parts that were not exported. */
export function importCounts(contents: KitContents): Record<string, Record<string, number>> {
  const counted = Object.entries(contents).map(([part, sections]) => {
    const available = Object.entries(sections).filter(([, { unavailable }]) => !unavailable);
    return [
      part,
      Object.fromEntries(available.map(([key, { items }]) => [key, items?.length ?? 1])),
    ];
  });
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts ?? {}).length > 0));
}

function contentSections(manifest: KitManifest): PartContents {
  const types = documentTypes(manifest);
  const own = [...types].flatMap(([type, items]) => {
    const section = sectionOfType[type];
    return section === undefined ? [] : [[section, { items }] as const];
  });
  const custom = [...types]
    .filter(([type]) => !Object.hasOwn(sectionOfType, type))
    .map(([type, { length: count }]) => ({
      id: type,
      title: type,
      note: message('kit.import.documents', { count }),
    }));
  const taxonomies = new Set(Object.values(manifest.taxonomies ?? {}).flat());
  return {
    ...Object.fromEntries(own),
    customPostTypes: { items: custom },
    taxonomies: { items: [...taxonomies].map((name) => ({ id: name, title: name })) },
  };
}

/** The documents of each post type, from the page builder and from the CMS. */
function documentTypes(manifest: KitManifest): Map<string, Choice[]> {
  const all = [manifest.content, manifest['wp-content']].flatMap((types) =>
    Object.entries(types ?? {}),
  );
  const types = new Map<string, Map<string, Choice>>();
  for (const [type, entries] of all) {
    const known = types.get(type) ?? new Map<string, Choice>();
    for (const [id, { title }] of Object.entries(entries)) known.set(id, { id, title });
    types.set(type, known);
  }
  return new Map([...types].map(([type, entries]) => [type, [...entries.values()]]));
}

function templateSections({ templates = {} }: KitManifest, groups: ExportGroups): PartContents {
  const sections: Record<string, Choice[]> = {};
  for (const [id, { title, doc_type }] of Object.entries(templates)) {
    const section = Object.hasOwn(groups, doc_type) ? groups[doc_type] : undefined;
    if (section !== undefined) sections[section] = [...(sections[section] ?? []), { id, title }];
  }
  return Object.fromEntries(Object.entries(sections).map(([key, items]) => [key, { items }]));
}

function switches(settings: object = {}): PartContents {
  return Object.fromEntries(Object.keys(settings).map((key) => [key, {}]));
}

function plugins({ plugins: list = [] }: KitManifest): PartContents {
  return { plugins: { items: list.map(({ plugin, name }) => ({ id: plugin, title: name })) } };
}

function withMissing(known: readonly string[], sections: PartContents): PartContents {
  const unavailable = message('kit.import.not_exported');
  const all = new Set([...known, ...Object.keys(sections)]);
  return Object.fromEntries(
    [...all].map((key) => [
      key,
      isExportedSection(sections[key]) ? sections[key] : { unavailable },
    ]),
  ) as PartContents;
}

function isExportedSection(section: SectionContents | undefined): boolean {
  return section !== undefined && section.items?.length !== 0;
}
