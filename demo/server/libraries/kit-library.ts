import type { Connection } from '../../../src/elements/kits/libraries/wire/account';
import type { Kit } from '../../../src/elements/kits/libraries/wire/kit';
import { type KitLibrary, LibraryFullError } from '../kits/library';

import { callService, type LibrarySite, named } from './service-call';

/** The library as the kit tools' calls see it: where exports go to, and imports come from. */
export function kitLibraryOf(site: LibrarySite): KitLibrary {
  const call = async (...[person, path, request]: Tail): Promise<Response> => {
    const response = await callService(site, person, path, request);
    if (response.ok) return response;
    const { code } = (await response.json()) as { code?: string };
    const isFull = code === 'insufficient-quota' || code === 'library-upgrade-required';
    throw isFull ? new LibraryFullError(code) : new Error(`The library answered ${code}.`);
  };
  return {
    async quota(person) {
      const response = await call(person, '/account');
      const { account } = (await response.json()) as Connection;
      const { items, bytes } = account?.quota ?? {};
      if (!items || !bytes) throw new Error('The library did not tell its quota.');
      return { kits: items.limit - items.used, bytes: bytes.limit - bytes.used };
    },
    async store(person, { stream, key }, signal) {
      const headers = { 'Content-Type': 'application/zip', ...named(key) };
      const request = { method: 'POST', headers, body: stream, signal };
      const { id } = (await (await call(person, '/kits', request)).json()) as Kit;
      return { kit_cloud_id: id, url: `/kit-library?kit=${id}` };
    },
    async fetch(person, id) {
      if (!/^\d+$/.test(id)) return undefined;
      const response = await callService(site, person, `/kits/${id}/file`);
      if (!response.ok || !response.body) return undefined;
      const size = Number(response.headers.get('Content-Length'));
      return { fileName: `kit-${id}.zip`, size, stream: response.body };
    },
  };
}

type Tail = [person: string, path: string, request?: Parameters<typeof callService>[3]];
