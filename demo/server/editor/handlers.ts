import type { Context } from 'hono';
import { keyedRequest, once } from '../../../server/once';
import type { Handlers } from '../../../server/routes';
import type { PageRights } from '../../../src/api/pages/page';
import type { pageEditorRoutes } from '../../../src/api/routes/page-editors';
import type { pageRoutes } from '../../../src/api/routes/pages';
import type { AdministratorEnv } from '../administrator';
import type { Site } from '../site';
import { publishPage, restoreRevision, saveDraft } from './drafts';
import { editedPage } from './edited-page';
import { releaseLock, takeLock } from './locks';
import { addNote, listNotes, resolveNote } from './notes';
import { openedPage, revisionsOf, revisionWithDocument } from './opened-page';
import { requireRight } from './rights';

/** The account of a request, if it may edit pages and has the right. @throws PageRefusal it lacks one of them */
export function personWith(
  site: Site,
  { var: { person } }: Context<AdministratorEnv>,
  right: keyof PageRights,
): string {
  requireRight(site, person, 'edit');
  requireRight(site, person, right);
  return person;
}

/** The handlers of pages and their revisions. */
export function pageHandlers(site: Site): Handlers<typeof pageRoutes, AdministratorEnv> {
  return {
    readPage: ({ context, params }) =>
      openedPage(site, personWith(site, context, 'edit'), params.id),
    async saveDraft({ context, params, body }) {
      const person = personWith(site, context, 'edit');
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        saveDraft(site, person, params.id, request),
      );
    },
    async publishPage({ context, params, body }) {
      const person = personWith(site, context, 'publish');
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        publishPage(site, person, params.id, request),
      );
    },
    listRevisions({ context, params }) {
      personWith(site, context, 'edit');
      return { revisions: revisionsOf(site, params.id) };
    },
    readRevision({ context, params }) {
      personWith(site, context, 'edit');
      return revisionWithDocument(site, params.id, params.number);
    },
    async restoreRevision({ context, params, body }) {
      const person = personWith(site, context, 'edit');
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        restoreRevision(site, person, params.id, params.number, request),
      );
    },
  };
}

/** The handlers of locks and notes. */
export function pageEditorHandlers(
  site: Site,
): Handlers<typeof pageEditorRoutes, AdministratorEnv> {
  /** The number of the page, for an account that may edit it. */
  const pageOf = (context: Context<AdministratorEnv>, id: string) => {
    const person = personWith(site, context, 'edit');
    return { person, page: editedPage(site.database, id).id };
  };
  return {
    async takeLock({ context, params, body }) {
      const { person, page } = pageOf(context, params.id);
      const { token, takeOver } = await body();
      return takeLock(site, page, { person, token }, takeOver);
    },
    releaseLock({ context, params, query }) {
      const { person, page } = pageOf(context, params.id);
      const { token } = query();
      releaseLock(site, page, { person, token });
      return {};
    },
    listNotes({ context, params }) {
      const { page } = pageOf(context, params.id);
      return { notes: listNotes(site, page) };
    },
    async addNote({ context, params, body }) {
      const { person, page } = pageOf(context, params.id);
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        addNote(site, page, person, request),
      );
    },
    async changeNote({ context, params, body }) {
      const { person, page } = pageOf(context, params.id);
      const { resolved } = await body();
      return resolveNote(site, page, params.note, resolved ? person : null);
    },
  };
}
