import { keyedRequest, once } from '../server/once';
import type { folderRoutes } from '../src/api/routes/folders';
import type { ServiceHandlers } from './call';
import { deleteFolder, folders, makeFolder, renameFolder } from './folders';
import type { Service } from './service';

/** The handlers of an account's folders. */
export function folderHandlers(service: Service): ServiceHandlers<keyof typeof folderRoutes> {
  return {
    listFolders: ({ context }) => ({ folders: folders(service, context.var.account) }),
    async createFolder({ context, body }) {
      const request = await body();
      const { account } = context.var;
      return once(service, keyedRequest(context.req, account.id, request), () =>
        makeFolder(service, account, request.name),
      );
    },
    async renameFolder({ context, params, body }) {
      const { name } = await body();
      return renameFolder(service, context.var.account, params.id, name);
    },
    deleteFolder: ({ context, params }) => deleteFolder(service, context.var.account, params.id),
  };
}
