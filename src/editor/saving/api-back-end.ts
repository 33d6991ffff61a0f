import { type ApiError, type ApiResult, callApi, callWithoutResponse } from '../../api/client';
import type { PrintedPage } from '../../api/pages/page';
import { pageEditorRoutes } from '../../api/routes/page-editors';
import { pageRoutes } from '../../api/routes/pages';
import { restAddress } from '../../core/config';
import { jsonText } from '../../core/state/json-text';
import type { PageDocument } from '../../page';
import type { Failure, Outcome, PageBackEnd, SaveFault } from './page-back-end';

/** The size of bodies that may outlive their page, in characters: browsers refuse more than 64 KB. */
const KEPT_ALIVE = 20_000;

/** Options of the site's own API. */
export interface ApiOptions {
  /** Prints each draft, for a server that cannot print pages. Default: drafts are sent as data only. */
  readonly print?: (document: PageDocument) => PrintedPage;
}

/** A page of the site's own API, by its id. */
export function apiBackEnd(id: string, { print }: ApiOptions = {}): PageBackEnd {
  const params = { id };
  return {
    key: restAddress(`nh/v1/pages/${id}`),
    read: async () => outcomeOf(await callApi(pageRoutes.readPage, { params })),
    async save({ isKept = false, isRestored = false, ...draft }, { isLeaving = false } = {}) {
      const body = {
        ...draft,
        ...(isKept && { isKept }),
        ...(isRestored && { isRestored }),
        ...(print && { printed: print(draft.document) }),
      };
      const keepalive = isLeaving && jsonText(body).length <= KEPT_ALIVE;
      return outcomeOf(await callApi(pageRoutes.saveDraft, { params, body }, { keepalive }));
    },
    publish: async ({ revision, account, lock }, status = 'publish') => {
      const body = { revision, account, lock, status };
      return outcomeOf(await callApi(pageRoutes.publishPage, { params, body }));
    },
    takeLock: async (token, takeOver = false) => {
      const body = { token, takeOver };
      return outcomeOf(await callApi(pageEditorRoutes.takeLock, { params, body }));
    },
    async releaseLock(token, { isLeaving: keepalive = false } = {}) {
      const request = { params, query: { token } };
      return outcomeOf(
        await callWithoutResponse(pageEditorRoutes.releaseLock, request, { keepalive }),
      );
    },
    async listRevisions() {
      const { value, failure } = outcomeOf(await callApi(pageRoutes.listRevisions, { params }));
      return failure ? { failure } : { value: value.revisions };
    },
    async readRevision(revision) {
      const request = { params: { id, number: String(revision) } };
      const { value, failure } = outcomeOf(await callApi(pageRoutes.readRevision, request));
      return failure ? { failure } : { value: value.document };
    },
  };
}

function outcomeOf<T>({ value, error }: ApiResult<T>): Outcome<T> {
  return error ? { failure: failureOf(error) } : { value: value as T };
}

function failureOf(error: ApiError): Failure {
  const { by, revision, save } = error.data ?? {};
  return {
    fault: faultOf(error),
    message: error.message,
    by: typeof by === 'string' ? by : undefined,
    revision: typeof revision === 'number' ? revision : undefined,
    save: typeof save === 'string' ? save : undefined,
  };
}

function faultOf({ reason, status = 0, code }: ApiError): SaveFault {
  if (reason === 'offline' || reason === 'logged-out' || reason === 'conflict') return reason;
  if (status === 423) return 'locked';
  const isTemporary = status >= 500 || status === 429 || status === 408 || code === 'timeout';
  return isTemporary ? 'failed' : 'refused';
}
