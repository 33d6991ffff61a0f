import { LibraryRefusal } from '../../../server/library-refusal';
import {
  type BulkAnswer,
  bulkAnswer,
  MOST_IDS,
  type Selected,
} from '../../../src/api/libraries/bulk';
import { PAGE_LIMIT, templatePage } from '../../../src/api/libraries/listing';
import {
  type NewTemplate,
  savedTemplates,
  type TemplateWithContent,
  templateWithContent,
} from '../../../src/api/libraries/template';
import type { Sent } from '../../../src/api/route';
import { cloudRoutes } from '../../../src/api/routes';
import type { Site } from '../site';
import { recordMove, takeMove } from './move-records';
import { callService, codeOf, idempotencyHeader, jsonOf } from './service-call';
import {
  removeSiteTemplates,
  saveSiteTemplates,
  selectedOnSite,
  templatesById,
  undoOnSite,
} from './site-templates';

type Failed = BulkAnswer['failed'][number];

/** The number of templates that one request transfers. */
const BATCH = 20;

/** The number of pages of the library's list that are requested: as many as the largest selection has. */
const MOST_PAGES = MOST_IDS / PAGE_LIMIT;

/** Templates to copy or move between the site and the cloud library. */
export interface Transfer {
  readonly selected: Selected;
  readonly isMove: boolean;
}

/** Templates of the library to copy or move to the site. */
export interface SiteTransfer extends Transfer {
  /** Aborts when the browser has left: this ends a transfer that still reads the list. */
  readonly signal: AbortSignal;
}

/**
 * Copies templates of the library to the site. A move then deletes the copied ones in the library.
 *
 * @throws LibraryRefusal the library does not answer; the site keeps none of the templates then
 */
export async function transferToSite(
  site: Site,
  person: string,
  { selected, isMove, signal }: SiteTransfer,
): Promise<BulkAnswer> {
  const failed: Failed[] = [];
  const copied: string[] = [];
  const created: string[] = [];
  const ids = await selectedInCloud(site, person, selected, signal);
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const fetched = await Promise.all(batch.map((id) => cloudTemplate(site, person, id)));
      const templates = fetched.filter((one) => 'content' in one);
      failed.push(...fetched.filter((one) => 'code' in one));
      created.push(...saveSiteTemplates(site, person, templates).map(({ id }) => id));
      copied.push(...templates.map(({ id }) => id));
    }
  } catch (error) {
    // So that a retry creates no duplicates.
    removeSiteTemplates(site, created);
    throw error;
  }
  if (!isMove || copied.length === 0) return { done: copied.length, failed };
  return { ...(await deleteInCloud(site, person, copied, created)), failed };
}

/** Deletes the moved templates in the library. Without a response it is unknown whether they were deleted. */
async function deleteInCloud(
  site: Site,
  person: string,
  copied: readonly string[],
  created: readonly string[],
): Promise<Pick<BulkAnswer, 'done' | 'undo'>> {
  const done = copied.length;
  const response = await deleteCloudTemplates(site, person, copied).catch(() => undefined);
  // The templates may then be in both libraries, which is better than in none.
  if (!response?.ok) return { done };
  const { undo } = await jsonOf(response, bulkAnswer);
  if (undo) recordMove(site, undo, created);
  return { done, undo };
}

const deleteCloudTemplates = (
  site: Site,
  person: string,
  ids: readonly string[],
): Promise<Response> =>
  callService(site, person, cloudRoutes.changeTemplates, {
    body: JSON.stringify({ action: 'delete', selected: { ids } }),
  });

/** A template of the library, or the reason of its failure. @throws LibraryRefusal the library does not answer */
export async function cloudTemplate(
  site: Site,
  person: string,
  id: string,
): Promise<TemplateWithContent | Failed> {
  const response = await callService(site, person, cloudRoutes.readTemplate, { params: { id } });
  if (response.ok) return jsonOf(response, templateWithContent);
  return { id, code: await codeOf(response) };
}

/** Templates of the site to copy or move to the cloud library. */
export interface CloudTransfer extends Transfer {
  readonly folder: string | null;
  /** The request's idempotency key. Each batch is sent with a key made from it. */
  readonly key: string | undefined;
}

/** Copies templates of the site to the library. A move then removes the copied ones from the site. */
export async function transferToCloud(
  site: Site,
  person: string,
  { selected, folder, isMove, key }: CloudTransfer,
): Promise<BulkAnswer> {
  const ids = await selectedOnSite(site, selected);
  const { chosen, failed: missing } = templatesById(site, ids);
  const failed: Failed[] = [...missing];
  const copied: string[] = [];
  const created: string[] = [];
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH);
    const templates = batch.map(({ title, docType, content, pageSettings = {} }) => ({
      title,
      type: docType,
      content,
      page_settings: pageSettings,
      folder,
    }));
    const saved = await saveInCloud(site, person, templates, key && `${key} ${start}`).catch(
      (error: unknown) => {
        // After the first batch the result lists the copied and the failed templates.
        if (copied.length > 0) return 'error-loading-resource';
        throw error;
      },
    );
    if (typeof saved === 'string') {
      failed.push(...batch.map(({ id, title }) => ({ id: String(id), title, code: saved })));
      continue;
    }
    created.push(...saved);
    copied.push(...batch.map(({ id }) => String(id)));
  }
  if (!isMove || copied.length === 0) return { done: copied.length, failed };
  const { undo } = removeSiteTemplates(site, copied);
  if (undo) recordMove(site, undo, created);
  return { done: copied.length, failed, undo };
}

/**
 * Saves templates to the library.
 *
 * @returns their ids there, or the code of the library's refusal
 * @throws LibraryRefusal the library does not answer
 */
async function saveInCloud(
  site: Site,
  person: string,
  templates: Sent<readonly NewTemplate[]>,
  key: string | undefined,
): Promise<readonly string[] | string> {
  const response = await callService(site, person, cloudRoutes.saveTemplates, {
    headers: idempotencyHeader(key),
    body: JSON.stringify({ templates }),
  });
  if (!response.ok) return codeOf(response);
  const { templates: saved } = await jsonOf(response, savedTemplates);
  return saved.map(({ id }) => id);
}

/** Restores templates on the site. Copies that a move made in the library are deleted there. */
export async function undoSiteChange(site: Site, person: string, undo: string): Promise<number> {
  const done = undoOnSite(site, undo);
  const ids = takeMove(site, undo);
  if (ids.length > 0) {
    // Without a connected account the templates stay in both libraries: nothing is lost.
    await deleteCloudTemplates(site, person, ids).catch(() => undefined);
  }
  return done;
}

/** Removes the copies that a move made on the site, after the library has undone the move. */
export function removeMovedCopies(site: Site, undo: string): void {
  const ids = takeMove(site, undo);
  if (ids.length > 0) removeSiteTemplates(site, ids);
}

async function selectedInCloud(
  site: Site,
  person: string,
  selected: Selected,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if ('ids' in selected) return selected.ids;
  const { folder, search, type, author, since } = selected.filter;
  const ids: string[] = [];
  let pages = 0;
  for (let next: string | null | undefined; next !== null; pages += 1) {
    if (pages >= MOST_PAGES) throw endless();
    const query = {
      sort: 'title',
      order: 'asc',
      limit: PAGE_LIMIT,
      folder: folder === null ? '' : folder,
      search: search || undefined,
      type: type || undefined,
      author: author || undefined,
      since,
      cursor: next,
    };
    const request = { query, signal };
    const response = await callService(site, person, cloudRoutes.listTemplates, request);
    if (!response.ok) throw new LibraryRefusal('error-loading-resource');
    const page = await jsonOf(response, templatePage);
    ids.push(...page.items.map(({ id }) => id));
    // A repeated cursor would repeat its page without end.
    const isStuck = page.next !== null && (page.items.length === 0 || page.next === next);
    if (isStuck || ids.length > MOST_IDS) throw endless();
    next = page.next;
  }
  const except = new Set(selected.except);
  return ids.filter((id) => !except.has(id));
}

const endless = (): LibraryRefusal =>
  new LibraryRefusal('error-loading-resource', 'The library’s list does not end.');
