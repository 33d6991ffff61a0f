import { Refusal } from '../../../library-service/refusal';
import type { BulkAnswer, Selected } from '../../../src/elements/kits/libraries/wire/bulk';
import { PAGE_LIMIT, type TemplatePage } from '../../../src/elements/kits/libraries/wire/listing';
import type {
  Template,
  TemplateWithContent,
} from '../../../src/elements/kits/libraries/wire/template';
import type { Site } from '../site';
import { rememberMoved, takeMoved } from './moved';
import { callService, named } from './service-call';
import { chosenOnSite, keepSiteTemplates, removeSiteTemplates, undoOnSite } from './site-templates';

type Failed = BulkAnswer['failed'][number];

/** Templates that are fetched from the library or sent there in one call. */
const BATCH = 20;

/**
 * Copies templates of the library to the site; where they move, those that arrived are deleted there.
 *
 * @throws Refusal the library does not answer: then nothing of it is on the site
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
  const ids = await idsInCloud(site, person, selected);
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const found = await Promise.all(batch.map((id) => inCloud(site, person, id)));
      const templates = found.filter((one) => 'content' in one);
      failed.push(...found.filter((one) => 'code' in one));
      made.push(...keepSiteTemplates(site, person, templates).map(({ id }) => id));
      arrived.push(...templates.map(({ id }) => id));
    }
  } catch (error) {
    // It can be tried again without having some of them twice.
    removeSiteTemplates(site, { ids: made });
    throw error;
  }
  if (!isMove || arrived.length === 0) return { done: arrived.length, failed };
  return { ...(await leaveCloud(site, person, arrived, made)), failed };
}

/** Deletes in the library what has arrived on the site. Whether it was is not known without an answer. */
async function leaveCloud(
  site: Site,
  person: string,
  arrived: readonly string[],
  made: readonly string[],
): Promise<Pick<BulkAnswer, 'done' | 'undo'>> {
  const done = arrived.length;
  const removed = await callService(site, person, '/templates/bulk', {
    method: 'POST',
    body: JSON.stringify({ action: 'delete', selected: { ids: arrived } }),
  }).catch(() => undefined);
  // They are on the site, and may be in the library too: better twice than not at all.
  if (!removed?.ok) return { done };
  const { undo } = (await removed.json()) as BulkAnswer;
  if (undo) rememberMoved(site, undo, made);
  return { done, undo };
}

/** A template of the library, or why it cannot be had. @throws Refusal the library does not answer */
async function inCloud(
  site: Site,
  person: string,
  id: string,
): Promise<TemplateWithContent | Failed> {
  const response = await callService(site, person, `/templates/${encodeURIComponent(id)}`);
  if (response.ok) return (await response.json()) as TemplateWithContent;
  return { id, code: await codeOf(response) };
}

/** Templates of the site that go to the library. */
interface ToCloud {
  readonly selected: Selected;
  readonly folder: string | null;
  readonly isMove: boolean;
  /** What the request is called: the library keeps each part of it once. */
  readonly key: string | undefined;
}

/** Copies templates of the site to the library; where they move, those that arrived are removed here. */
export async function toCloud(
  site: Site,
  person: string,
  { selected, folder, isMove, key }: ToCloud,
): Promise<BulkAnswer> {
  const { chosen, failed: gone } = chosenOnSite(site, selected);
  const failed: Failed[] = [...gone];
  const arrived: string[] = [];
  const made: string[] = [];
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH);
    const templates = batch.map(({ title, docType, content, pageSettings = {} }) => ({
      title,
      type: docType,
      content,
      page_settings: pageSettings,
      folder,
    }));
    const body = JSON.stringify({ templates });
    const response = await callService(site, person, '/templates', {
      method: 'POST',
      headers: named(key && `${key} ${start}`),
      body,
    }).catch((error: unknown) => {
      // What has arrived is told, and what has not.
      if (arrived.length > 0) return undefined;
      throw error;
    });
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
    if (!response.ok) throw new Refusal('error-loading-resource');
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
