import { type ApiResult, type CallOptions, callApi, thumbnailAddress } from '../../../api/client';
import type { BulkAnswer, BulkRequest } from '../../../api/libraries/bulk';
import type { Folder } from '../../../api/libraries/folder';
import type { FilterChoices } from '../../../api/libraries/listing';
import type { NewTemplate, Template, TemplateWithContent } from '../../../api/libraries/template';
import { accountRoutes } from '../../../api/routes/account';
import { cloudTemplateRoutes } from '../../../api/routes/cloud-templates';
import { folderRoutes } from '../../../api/routes/folders';
import { siteTemplateRoutes } from '../../../api/routes/site-templates';
import type { Page, PageCall } from '../../../ui/listing';
import type { ListedQuery } from './query';
import type { TemplateSource } from './source';

const routes = { site: siteTemplateRoutes, cloud: cloudTemplateRoutes } as const;

const undoRoutes = { site: siteTemplateRoutes.undo, cloud: accountRoutes.undo } as const;

/** Fetches one page of a library's templates. */
export async function fetchTemplates(
  library: TemplateSource,
  { filter, sort, order }: ListedQuery,
  { offset, limit, ...options }: PageCall & CallOptions,
): Promise<ApiResult<Page<Template>>> {
  const { folder, search, type, author, since } = filter;
  const query = {
    sort,
    order,
    offset,
    limit,
    // An empty folder selects the templates outside of folders.
    folder: folder === null ? '' : folder,
    search: search || undefined,
    type: type || undefined,
    author: author || undefined,
    since,
  };
  const result = await callApi(routes[library].listTemplates, { query }, options);
  if (result.error) return result;
  const { items, total } = result.value;
  return { value: { items: items.map((one) => withThumbnailAddress(library, one)), total } };
}

/** Fetches the types and authors of a library's templates. */
export function fetchFilterChoices(
  library: TemplateSource,
  options: CallOptions,
): Promise<ApiResult<FilterChoices>> {
  return callApi(routes[library].listTemplateFilters, {}, options);
}

/** Fetches a template with its content. */
export function fetchTemplate(
  library: TemplateSource,
  id: string,
  options: CallOptions,
): Promise<ApiResult<TemplateWithContent>> {
  return callApi(routes[library].readTemplate, { params: { id } }, options);
}

/** Renames a template. */
export function renameTemplate(
  library: TemplateSource,
  id: string,
  title: string,
  options: CallOptions,
): Promise<ApiResult<Template>> {
  const request = { params: { id }, body: { title } };
  return callApi(routes[library].renameTemplate, request, options);
}

/** Saves templates to a library: all of them or none. */
export function keepTemplates(
  library: TemplateSource,
  templates: readonly NewTemplate[],
  options: CallOptions,
): Promise<ApiResult<{ readonly templates: readonly Template[] }>> {
  return callApi(routes[library].saveTemplates, { body: { templates } }, options);
}

/** Deletes, moves or copies templates of a library. */
export function changeMany(
  library: TemplateSource,
  body: BulkRequest,
  options: CallOptions,
): Promise<ApiResult<BulkAnswer>> {
  return callApi(routes[library].changeTemplates, { body }, options);
}

/** Undoes a deletion or a move. */
export function undoIn(
  library: TemplateSource,
  undo: string,
  options: CallOptions,
): Promise<ApiResult<{ readonly done: number }>> {
  return callApi(undoRoutes[library], { params: { undo } }, options);
}

/** Fetches the folders of the cloud library, sorted by name. */
export function fetchFolders(
  options: CallOptions,
): Promise<ApiResult<{ readonly folders: readonly Folder[] }>> {
  return callApi(folderRoutes.listFolders, {}, options);
}

/** Creates a folder. */
export function createFolder(name: string, options: CallOptions): Promise<ApiResult<Folder>> {
  return callApi(folderRoutes.createFolder, { body: { name } }, options);
}

/** Renames a folder. */
export function renameFolder(
  id: string,
  name: string,
  options: CallOptions,
): Promise<ApiResult<Folder>> {
  return callApi(folderRoutes.renameFolder, { params: { id }, body: { name } }, options);
}

/** Deletes a folder and its templates. The response contains the undo id. */
export function deleteFolder(id: string, options: CallOptions): Promise<ApiResult<BulkAnswer>> {
  return callApi(folderRoutes.deleteFolder, { params: { id } }, options);
}

/** The cloud sends a thumbnail as its path below `/library`. */
function withThumbnailAddress(library: TemplateSource, one: Template): Template {
  if (library === 'site' || one.thumbnail === null) return one;
  return { ...one, thumbnail: thumbnailAddress(one.thumbnail) };
}
