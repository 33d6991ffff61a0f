import { kitFiles, menuPostType } from '../../../../src/api/kits/files';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import { type DocumentType, workType } from '../../cms/document';
import { documentBySlug, documentSlugs } from '../../cms/documents';
import { frontPage } from '../../cms/front-page';
import { menus } from '../../cms/menus';
import { type NamedTerm, postTaxonomies, taxonomyTerms } from '../../cms/terms';
import { taxonomies as workTaxonomies } from '../../portfolio/terms';
import { manifestEntry, stageDocument } from './document-file';
import type { ExportedPart, PartExport } from './part';
import { isSelected } from './selected';

type Entries = NonNullable<KitManifest['content']>[string];

/** Exports pages, posts, menus, the portfolio's works and their terms. */
export async function exportContent(part: PartExport): Promise<ExportedPart> {
  const page = await exportDocuments(part, 'page', 'pages', kitFiles.content);
  const post = await exportDocuments(part, 'post', 'posts', kitFiles.content);
  const menu = await exportMenus(part);
  const works = isSelected(part.customization, 'content', 'customPostTypes', workType)
    ? await exportDocuments(part, workType, 'works', kitFiles.cmsContent)
    : {};
  const taxonomies = await exportTaxonomies(part);
  return {
    manifest: {
      content: { page, post },
      'wp-content': { [menuPostType]: menu, [workType]: works },
      taxonomies,
    },
    counts: {
      pages: count(page),
      posts: count(post),
      menus: count(menu),
      customPostTypes: count(works),
      taxonomies: Object.values(taxonomies).flat().length,
    },
  };
}

const count = (entries: Entries): number => Object.keys(entries).length;

// One by one, so that a large site does not have to fit into memory.
async function exportDocuments(
  { database, customization, origin, stage }: PartExport,
  type: DocumentType,
  section: string,
  path: (type: string, id: string) => string,
): Promise<Entries> {
  const entries: Entries = {};
  const front = frontPage(database)?.page;
  for (const { id, slug } of documentSlugs(database, type)) {
    if (!isSelected(customization, 'content', section, String(id))) continue;
    const document = documentBySlug(database, type, slug);
    // The document may have been removed since the list was read.
    if (!document) continue;
    await stageDocument(database, stage, path(type, String(id)), document);
    const isFront = type === 'page' && slug === front;
    entries[id] = { ...manifestEntry(document, origin), ...(isFront && { show_on_front: true }) };
  }
  return entries;
}

async function exportMenus({ database, customization, stage }: PartExport): Promise<Entries> {
  const entries: Entries = {};
  for (const { id, ...menu } of menus(database)) {
    if (!isSelected(customization, 'content', 'menus', String(id))) continue;
    await stage.json(kitFiles.cmsContent(menuPostType, String(id)), menu);
    entries[id] = { title: menu.name, doc_type: menuPostType, slug: menu.slug };
  }
  return entries;
}

async function exportTaxonomies({
  database,
  customization,
  stage,
}: PartExport): Promise<Record<string, string[]>> {
  const isWanted = (name: string) => isSelected(customization, 'content', 'taxonomies', name);
  const ofPosts = Object.keys(postTaxonomies).filter(isWanted);
  const ofWorks = workTaxonomies.filter(({ name }) => isWanted(name));
  const put = (name: string, terms: readonly NamedTerm[]) =>
    stage.json(
      kitFiles.taxonomy(name),
      terms.map(({ slug, name, description = '' }) => ({ slug, name, description })),
    );
  for (const name of ofPosts) await put(name, taxonomyTerms(database, name));
  for (const { name, terms } of ofWorks) await put(name, terms);
  return { post: ofPosts, [workType]: ofWorks.map(({ name }) => name) };
}
