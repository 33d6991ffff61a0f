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
      const length = context.req.header('Content-Length');
      const size = length === undefined ? undefined : Number(length);
      return receiveKit(service, context.var.account, {
        body,
        size,
        request: context.req.header(KEY),
      });
    },
    async readKit({ context, params }) {
      const { file: _, ...kit } = await kitById(service, context.var.account, params.id);
      return kit;
    },
    async readKitFile({ context, params }) {
      const { file, bytes } = await kitById(service, context.var.account, params.id);
      const content = await service.blobs.read(file);
      if (!content) throw new LibraryRefusal('library-not-found');
      context.header('Content-Type', 'application/zip');
      context.header('Content-Length', String(bytes));
      return context.body(content);
    },
    deleteKit: ({ context, params }) => deleteKit(service, context.var.account, params.id),
  };
}
