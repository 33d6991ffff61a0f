import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LibraryRefusal } from '../../server/library-refusal';
import { KEY } from '../../server/once';
import type { cloudKitRoutes } from '../../src/api/routes/cloud-kits';
import type { ServiceHandlers } from '../call';
import type { Service } from '../service';
import { deleteKit, kitById, listKits } from './store';
import { receiveKit } from './upload';

/** The handlers of an account's kits. */
export function kitHandlers(service: Service): ServiceHandlers<keyof typeof cloudKitRoutes> {
  return {
    listKits: ({ context, query }) => listKits(service, context.var.account, query()),
    async saveKit({ context }) {
      const { body } = context.req.raw;
      if (!body) throw new LibraryRefusal('library-invalid', 'The request has no file.');
      return receiveKit(service, context.var.account, body, context.req.header(KEY));
    },
    readKit({ context, params }) {
      const { path: _, ...kit } = kitById(service, context.var.account, params.id);
      return kit;
    },
    readKitFile({ context, params }) {
      const { path, bytes } = kitById(service, context.var.account, params.id);
      // The file may be lost, for example after an incomplete restore.
      if (!existsSync(path)) throw new LibraryRefusal('library-not-found');
      context.header('Content-Type', 'application/zip');
      context.header('Content-Length', String(bytes));
      return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
    },
    deleteKit: ({ context, params }) => deleteKit(service, context.var.account, params.id),
  };
}
