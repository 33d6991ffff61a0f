import type { BulkAnswer, Selected } from '../../../src/elements/kits/libraries/wire/bulk';
import { PAGE_LIMIT, type TemplatePage } from '../../../src/elements/kits/libraries/wire/listing';
import type {
  Template,
  TemplateWithContent,
} from '../../../src/elements/kits/libraries/wire/template';
import type { Site } from '../site';
import { rememberMoved, takeMoved } from './moved';
import { callService } from './service-call';
import { chosenOnSite, keepSiteTemplates, removeSiteTemplates, undoOnSite } from './site-templates';

type Failed = BulkAnswer['failed'][number];

/** Templates that are fetched from the library or sent there in one call. */
const BATCH = 20;

/**
 * Copies templates of the library to the site; where they move, those that arrived are deleted there.
 *
 * @throws where the library ends in the middle: then the site is as it was
 */
export async function toSite(
  site: Site,
  person: string,
  selected: Selected,
  isMove: boolean,
): Promise<BulkAnswer> {
  const failed: Failed[] = [];
  const arrived: string[] = [];
  const made: string[] = [];
  try {
    for (const ids of batchesOf(await idsInCloud(site, person, selected))) {
      const fetched = await Promise.all(ids.map((id) => fromCloud(site, person, id)));
      failed.push(...fetched.filter((one) => 'code' in one));
      const templates = fetched.filter((one) => 'content' in one);
      made.push(...keepSiteTemplates(site, person, templates).map(({ id }) => id));
      arrived.push(...templates.map(({ id }) => id));
    }
    if (!isMove || arrived.length === 0) return { done: arrived.length, failed };
    const undo = await deleteInCloud(site, person, arrived);
    if (undo) rememberMoved(site, undo, made);
    return { done: arrived.length, failed, undo };
  } catch (cause) {
    if (made.length > 0) removeSiteTemplates(site, { ids: made });
    throw cause;
  }
}

async function fromCloud(
  site: Site,
  person: string,
  id: string,
): Promise<TemplateWithContent | Failed> {
  const response = await callService(site, person, `/templates/${encodeURIComponent(id)}`);
  if (response.ok) return (await response.json()) as TemplateWithContent;
  return { id, code: await codeOf(response) };
}

/** @returns what takes it back */
async function deleteInCloud(
  site: Site,
  person: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const body = JSON.stringify({ action: 'delete', selected: { ids } });
  const response = await callService(site, person, '/templates/bulk', { method: 'POST', body });
  if (!response.ok) throw new Error(`The library has deleted nothing: ${response.status}.`);
  return ((await response.json()) as BulkAnswer).undo;
}

function batchesOf<T>(all: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
    all.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** Copies templates of the site to the library; where they move, those that arrived are removed here. */
export async function toCloud(
  site: Site,
  person: string,
  selected: Selected,
  folder: string | null,
  isMove: boolean,
): Promise<BulkAnswer> {
  const { chosen, failed: gone } = chosenOnSite(site, selected);
  const failed: Failed[] = [...gone];
  const arrived: string[] = [];
  const made: string[] = [];
  for (const batch of batchesOf(chosen)) {
    const templates = batch.map(({ title, docType, content, pageSettings = {} }) => ({
      title,
      type: docType,
      content,
      page_settings: pageSettings,
      folder,
    }));
    const body = JSON.stringify({ templates });
    const response = await callService(site, person, '/templates', { method: 'POST', body }).catch(
      (cause: unknown) => {
        // What is there already cannot be taken away now: it is done, and the rest is not.
        if (arrived.length > 0) return undefined;
        throw cause;
      },
    );
    if (response?.ok) {
      const kept = (await response.json()) as { templates: readonly Template[] };
      made.push(...kept.templates.map(({ id }) => id));
      arrived.push(...batch.map(({ id }) => String(id)));
      continue;
    }
    const code = response ? await codeOf(response) : 'error-loading-resource';
    failed.push(...batch.map(({ id, title }) => ({ id: String(id), title, code })));
  }
  if (!isMove || arrived.length === 0) return { done: arrived.length, failed };
  const { undo } = removeSiteTemplates(site, { ids: arrived });
  if (undo) rememberMoved(site, undo, made);
  return { done: arrived.length, failed, undo };
}

/** Takes back what was removed on the site; where it had been moved to the library, it goes from there. */
export async function backToSite(site: Site, person: string, undo: string): Promise<number> {
  const done = undoOnSite(site, undo);
  const ids = takeMoved(site, undo);
  if (ids.length > 0) {
    const body = JSON.stringify({ action: 'delete', selected: { ids } });
    // Whoever is no longer connected has them here and there: nothing is lost.
    await callService(site, person, '/templates/bulk', { method: 'POST', body }).catch(
      () => undefined,
    );
  }
  return done;
}

/** Once the library has taken a move to the site back, what had come to the site goes. */
export function backToCloud(site: Site, undo: string): void {
  const ids = takeMoved(site, undo);
  if (ids.length > 0) removeSiteTemplates(site, { ids: [...ids] });
}

async function idsInCloud(
  site: Site,
  person: string,
  selected: Selected,
): Promise<readonly string[]> {
  if ('ids' in selected) return selected.ids;
  const { folder, search, type } = selected.filter;
  const query = new URLSearchParams({ sort: 'title', order: 'asc', limit: String(PAGE_LIMIT) });
  if (folder !== undefined) query.set('folder', folder ?? '');
  if (search) query.set('search', search);
  if (type) query.set('type', type);
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    if (next) query.set('cursor', next);
    const response = await callService(site, person, `/templates?${query}`);
    const page = (await response.json()) as TemplatePage;
    ids.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  const except = new Set(selected.except);
  return ids.filter((id) => !except.has(id));
}

async function codeOf(response: Response): Promise<string> {
  const { code = 'error-loading-resource' } = (await response.json()) as { code?: string };
  return code;
}
