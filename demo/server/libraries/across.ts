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

/** Copies templates of the library to the site; where they move, those that arrived are deleted there. */
export async function toSite(
  site: Site,
  person: string,
  selected: Selected,
  isMove: boolean,
): Promise<BulkAnswer> {
  const failed: Failed[] = [];
  const arrived: string[] = [];
  const made: string[] = [];
  for (const id of await idsInCloud(site, person, selected)) {
    const response = await callService(site, person, `/templates/${encodeURIComponent(id)}`);
    if (!response.ok) {
      failed.push({ id, code: await codeOf(response) });
      continue;
    }
    const template = (await response.json()) as TemplateWithContent;
    made.push(...keepSiteTemplates(site, person, [template]).map((kept) => kept.id));
    arrived.push(id);
  }
  if (!isMove || arrived.length === 0) return { done: arrived.length, failed };
  const removed = await callService(site, person, '/templates/bulk', {
    method: 'POST',
    body: JSON.stringify({ action: 'delete', selected: { ids: arrived } }),
  });
  const { undo } = (await removed.json()) as BulkAnswer;
  if (undo) rememberMoved(site, undo, made);
  return { done: arrived.length, failed, undo };
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
    const response = await callService(site, person, '/templates', { method: 'POST', body });
    if (response.ok) {
      const kept = (await response.json()) as { templates: readonly Template[] };
      made.push(...kept.templates.map(({ id }) => id));
      arrived.push(...batch.map(({ id }) => String(id)));
      continue;
    }
    const code = await codeOf(response);
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
