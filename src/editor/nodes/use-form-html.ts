import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type ApiResult, readResponse, withFreshNonce } from '../../api/client/call';
import { logError } from '../../core/dom/log';
import { DOCUMENT_FORMAT, type Elements } from '../../page';
import { dataNeeds, type SiteAnswer } from '../../print';
import type { EditedSite } from './edit-site';

type Print = EditedSite['print'];

const formAnswer = z.object({ html: z.string() });

/** The HTML of forms by its address. A failed request is repeated when the form is shown again. */
const requested = new Map<string, Promise<string>>();

/**
 * Returns the means of printing some elements, with the HTML of the forms in them: a site may answer its address instead,
 * from which it is fetched.
 */
export function useFormHtml(print: Print, shown: Elements): Print {
  const [fetched, setFetched] = useState<ReadonlyMap<string, string>>(new Map());
  const addresses = useMemo(() => htmlAddresses(shown, print?.answers), [shown, print?.answers]);
  useEffect(() => {
    const life = new AbortController();
    for (const address of addresses) {
      formHtml(address).then(
        (html) => {
          if (life.signal.aborted) return;
          setFetched((before) =>
            before.has(address) ? before : new Map(before).set(address, html),
          );
        },
        (error: unknown) =>
          logError('The page editor could not fetch a form, so its preview is empty.', error),
      );
    }
    return () => life.abort();
  }, [addresses]);
  return useMemo(() => {
    const answers = print?.answers;
    if (!answers || !addresses.some((address) => fetched.has(address))) return print;
    return { ...print, answers: answers.map((given) => withHtml(given, fetched)) };
  }, [print, addresses, fetched]);
}

/** Returns the addresses of the forms in some elements. */
function htmlAddresses(shown: Elements, answers: readonly SiteAnswer[] = []): readonly string[] {
  const addresses = new Map(
    answers.flatMap((given) => {
      const address = htmlAddress(given);
      return address ? [[(given as SiteAnswer<'form'>).need.id, address] as const] : [];
    }),
  );
  if (addresses.size === 0) return [];
  const page = { format: DOCUMENT_FORMAT, content: shown, page_settings: {} } as const;
  const needs = dataNeeds(page).flatMap((need) =>
    need.kind === 'form' ? [addresses.get(need.id)] : [],
  );
  return needs.filter((address) => address !== undefined);
}

function htmlAddress(given: SiteAnswer): string | undefined {
  if (given.need.kind !== 'form') return undefined;
  const { html, htmlUrl } = (given as SiteAnswer<'form'>).answer;
  return html === undefined ? htmlUrl : undefined;
}

function withHtml(given: SiteAnswer, fetched: ReadonlyMap<string, string>): SiteAnswer {
  const html = fetched.get(htmlAddress(given) ?? '');
  if (html === undefined) return given;
  const { need, answer } = given as SiteAnswer<'form'>;
  return { need, answer: { ...answer, html } };
}

/** Returns the HTML of a form, which is requested once. */
function formHtml(address: string): Promise<string> {
  const known = requested.get(address);
  if (known) return known;
  const html = fetchHtml(address);
  requested.set(address, html);
  html.catch(() => requested.delete(address));
  return html;
}

async function fetchHtml(address: string): Promise<string> {
  const { value, error } = await withFreshNonce((nonce) => send(address, nonce));
  if (error) throw new Error(`${address}: ${error.message}`);
  return value.html;
}

async function send(address: string, nonce = ''): Promise<ApiResult<z.infer<typeof formAnswer>>> {
  const response = await fetch(address, { headers: { 'X-WP-Nonce': nonce } });
  const { value, error } = readResponse(response, await response.text(), formAnswer);
  return error ? { error } : { value: value as z.infer<typeof formAnswer> };
}
