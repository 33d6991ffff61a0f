import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import type { CallOptions } from '../libraries/calls';
import type { Page, PageCall } from '../libraries/listing';
import { type BulkAnswer, type BulkRequest, bulkAnswer, undoAnswer } from '../libraries/wire/bulk';
import { type Folder, folder, folderList } from '../libraries/wire/folder';
import { templatePage } from '../libraries/wire/listing';
import {
  type NewTemplate,
  type Template,
  type TemplateWithContent,
  template,
  templateWithContent,
} from '../libraries/wire/template';
import { type KitAnswer, kitCall } from '../rest';
import type { LibraryName } from './library';
import type { ListedQuery } from './query';

const routes = { site: 'templates', cloud: 'library/templates' } as const;

/** A page of a library's templates. */
export async function fetchTemplates(
  library: LibraryName,
  { filter, sort, order }: ListedQuery,
  { offset, limit, ...options }: PageCall & CallOptions,
): Promise<KitAnswer<Page<Template>>> {
  const { folder: within, search, type } = filter;
  const query = new URLSearchParams({
    sort,
    order,
    offset: String(offset),
    limit: String(limit),
  });
  if (within !== undefined) query.set('folder', within ?? '');
  if (search) query.set('search', search);
  if (type) query.set('type', type);
  const answer = await kitCall(`${routes[library]}?${query}`, { ...options, shape: templatePage });
  if (answer.error) return answer;
  const { items, total } = answer.value;
  return { value: { items: items.map((one) => withPicture(library, one)), total } };
}

/** A template with what is in it. */
export function fetchTemplate(
  library: LibraryName,
  id: string,
  options: CallOptions,
): Promise<KitAnswer<TemplateWithContent>> {
  return kitCall(routeOf(library, id), { ...options, shape: templateWithContent });
}

/** Gives a template another title. */
export function renameTemplate(
  library: LibraryName,
  id: string,
  title: string,
  options: CallOptions,
): Promise<KitAnswer<Template>> {
  const body = { title };
  return kitCall(routeOf(library, id), { ...options, method: 'PATCH', body, shape: template });
}

const kept = z.object({ templates: z.array(template) });

/** Keeps templates in a library, all of them or none. */
export function keepTemplates(
  library: LibraryName,
  templates: readonly NewTemplate[],
  options: CallOptions,
): Promise<KitAnswer<{ readonly templates: readonly Template[] }>> {
  const body = { templates };
  return kitCall(routes[library], { ...options, method: 'POST', isOnce: true, body, shape: kept });
}

/** Deletes, moves or copies templates of a library. */
export function changeMany(
  library: LibraryName,
  body: BulkRequest,
  options: CallOptions,
): Promise<KitAnswer<BulkAnswer>> {
  const route = `${routes[library]}/bulk`;
  return kitCall(route, { ...options, method: 'POST', isOnce: true, body, shape: bulkAnswer });
}

/** Takes back what a library has done. */
export function undoIn(
  library: LibraryName,
  undo: string,
  options: CallOptions,
): Promise<KitAnswer<{ readonly done: number }>> {
  const root = library === 'site' ? 'templates' : 'library';
  const route = `${root}/undo/${encodeURIComponent(undo)}`;
  return kitCall(route, { ...options, method: 'POST', shape: undoAnswer });
}

/** The folders of the cloud library, by name. */
export function fetchFolders(
  options: CallOptions,
): Promise<KitAnswer<{ readonly folders: readonly Folder[] }>> {
  return kitCall('library/folders', { ...options, shape: folderList });
}

/** Makes a folder. */
export function createFolder(name: string, options: CallOptions): Promise<KitAnswer<Folder>> {
  const body = { name };
  return kitCall('library/folders', {
    ...options,
    method: 'POST',
    isOnce: true,
    body,
    shape: folder,
  });
}

/** Gives a folder another name. */
export function renameFolder(
  id: string,
  name: string,
  options: CallOptions,
): Promise<KitAnswer<Folder>> {
  const body = { name };
  return kitCall(folderRoute(id), { ...options, method: 'PATCH', body, shape: folder });
}

/** Deletes a folder and the templates in it; the answer has what undoes it. */
export function deleteFolder(id: string, options: CallOptions): Promise<KitAnswer<BulkAnswer>> {
  return kitCall(folderRoute(id), { ...options, method: 'DELETE', shape: bulkAnswer });
}

const routeOf = (library: LibraryName, id: string): string =>
  `${routes[library]}/${encodeURIComponent(id)}`;

const folderRoute = (id: string): string => `library/folders/${encodeURIComponent(id)}`;

/** The cloud names its pictures by their path below `/library`. */
function withPicture(library: LibraryName, one: Template): Template {
  if (library === 'site' || one.thumbnail === null) return one;
  return { ...one, thumbnail: restAddress(`nh/v1/library/${one.thumbnail}`) };
}
