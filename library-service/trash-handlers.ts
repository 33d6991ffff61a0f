import type { trashRoutes } from '../src/api/routes/trash';
import type { ServiceHandlers } from './call';
import { emptyTrash } from './purge';
import type { Service } from './service';
import { listTrash, restoreTrash } from './trash';

/** The handlers of an account's deleted items. */
export function trashHandlers(service: Service): ServiceHandlers<keyof typeof trashRoutes> {
  return {
    listTrash: ({ context, query }) => listTrash(service, context.var.account, query()),
    async restoreTrash({ context, body }) {
      const { items } = await body();
      return { done: await restoreTrash(service, context.var.account, items) };
    },
    async emptyTrash({ context }) {
      return { done: await emptyTrash(service, context.var.account) };
    },
  };
}
