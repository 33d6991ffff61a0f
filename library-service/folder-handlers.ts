import { keyedRequest } from '../server/once';
import type { folderRoutes } from '../src/api/routes/folders';
import type { ServiceHandlers } from './call';
import { deleteFolder, folders, makeFolder, renameFolder } from './folders';
import { once } from './once';
import type { Service } from './service';

/** The handlers of an account's folders. */
export function folderHandlers(service: Service): ServiceHandlers<keyof typeof folderRoutes> {
  return {
    async listFolders({ context }) {
      return { folders: await folders(service, context.var.account) };
    },
    async createFolder({ context, body }) {
      const request = await body();
      const { account } = context.var;
      const keyed = keyedRequest(context.req, account.id, request);
      return once(service, account, keyed, (inner) => makeFolder(inner, account, request.name));
    },
    async renameFolder({ context, params, body }) {
      const { name } = await body();
      return renameFolder(service, context.var.account, params.id, name);
    },
    deleteFolder: ({ context, params }) => deleteFolder(service, context.var.account, params.id),
  };
}
