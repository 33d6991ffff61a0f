import type { Context } from 'hono';
import type { Handlers } from '../../../../server/routes';
import type { UploadSession } from '../../../../src/api/kits/upload';
import type { uploadRoutes } from '../../../../src/api/routes/kit-uploads';
import type { AdministratorEnv } from '../../administrator';
import { displayName } from '../../forms/attachments';
import type { Site } from '../../site';
import { KitError, kitRefusal } from '../kit-error';
import { limitedBody } from '../requests';
import { fetchedKit } from './fetched-kit';
import { missingChunks, type Upload, wireUpload } from './records';
import type { UploadStore } from './store';

/** The handlers of kit uploads. */
export function uploadHandlers(
  site: Site,
  store: UploadStore,
): Handlers<typeof uploadRoutes, AdministratorEnv> {
  const { database, limits } = site;
  return {
    async createUpload({ context, body }) {
      const { name, size, fingerprint } = await body();
      if (size > limits.kitBytes) throw new KitError('invalid-zip-file', { reason: 'too-large' });
      const upload = store.begin({
        person: context.var.person,
        source: 'file',
        name: displayName(name),
        size,
        fingerprint,
        chunkSize: limits.kitChunkBytes,
      });
      return wireUpload(database, await upload);
    },
    async fetchKit({ context, body }) {
      return wireUpload(database, await fetchedKit(site, store, context, await body()));
    },
    readUpload: async ({ context, params }) =>
      wireUpload(database, await requestedUpload(store, context, params.upload)),
    saveChunk: ({ context, params }) => saveChunk(site, store, context, params),
    async deleteUpload({ context, params }) {
      const { id } = await requestedUpload(store, context, params.upload);
      await store.remove(id);
      return { deleted: true };
    },
  };
}

/** The person's upload of this id. @throws Refusal there is none */
async function requestedUpload(
  store: UploadStore,
  context: Context<AdministratorEnv>,
  id: string,
): Promise<Upload> {
  const upload = await store.of(context.var.person, id);
  if (!upload) throw kitRefusal('nh_kit_no_upload', 'This upload does not exist.');
  return upload;
}

async function saveChunk(
  site: Site,
  store: UploadStore,
  context: Context<AdministratorEnv>,
  params: { readonly upload: string; readonly index: string },
): Promise<UploadSession> {
  const upload = await requestedUpload(store, context, params.upload);
  const index = Number(params.index);
  const length = Math.min(upload.chunkSize, upload.size - index * upload.chunkSize);
  if (!Number.isInteger(index) || index < 0 || length <= 0) {
    throw kitRefusal('nh_kit_no_chunk', 'The file has no chunk of this index.');
  }
  if (missingChunks(site.database, upload).includes(index)) {
    const bytes = await limitedBody(context, length);
    if (bytes.length !== length) {
      throw kitRefusal('nh_kit_chunk_size', `The chunk must have ${length} bytes.`);
    }
    await store.write(upload, index, bytes);
  }
  return wireUpload(site.database, await requestedUpload(store, context, params.upload));
}
