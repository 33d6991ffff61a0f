import { connection } from '../../../src/api/libraries/account';
import { kit } from '../../../src/api/libraries/kit';
import { cloudRoutes } from '../../../src/api/routes';
import { type KitLibrary, LibraryFullError } from '../kits/kit-library';
import { callService, codeOf, idempotencyHeader, jsonOf, type LibrarySite } from './service-call';

/** The library service as the kit tools use it: a target of exports and a source of imports. */
export function kitLibraryOf(site: LibrarySite): KitLibrary {
  return {
    async quota(person) {
      const response = await callService(site, person, cloudRoutes.readConnection);
      const { account } = await jsonOf(await successful(response), connection);
      const { items, bytes } = account?.quota ?? {};
      if (!items || !bytes) throw new Error('The library’s response has no quota.');
      return { kits: items.limit - items.used, bytes: bytes.limit - bytes.used };
    },
    async store(person, { stream, key }, signal) {
      const headers = { 'Content-Type': 'application/zip', ...idempotencyHeader(key) };
      const request = { headers, body: stream, signal };
      const response = await callService(site, person, cloudRoutes.saveKit, request);
      const { id } = await jsonOf(await successful(response), kit);
      return { kit_cloud_id: id, url: `/kit-library?kit=${id}` };
    },
    async fetch(person, id) {
      if (!/^\d+$/.test(id)) return undefined;
      const response = await callService(site, person, cloudRoutes.readKitFile, { params: { id } });
      if (!response.ok || !response.body) return undefined;
      const size = Number(response.headers.get('Content-Length'));
      return { fileName: `kit-${id}.zip`, size, stream: response.body };
    },
  };
}

/** @throws LibraryFullError the plan has no room for the kit */
async function successful(response: Response): Promise<Response> {
  if (response.ok) return response;
  const code = await codeOf(response);
  const isFull = code === 'insufficient-quota' || code === 'library-upgrade-required';
  throw isFull ? new LibraryFullError(code) : new Error(`The library answered ${code}.`);
}
