import { Hono } from 'hono';
import { folderRequest } from '../src/elements/kits/libraries/wire/folder';
import { bodyOf, type Env } from './call';
import { deleteFolder, folders, makeFolder, renameFolder } from './folders';
import { once, requestName } from './once';
import type { Service } from './service';

/** `/folders` */
export function folderRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (context) => context.json({ folders: folders(service, context.var.account) }));
  app.post('/', async (context) => {
    const { name } = await bodyOf(context, folderRequest);
    const { account } = context.var;
    const made = once(service, requestName(context.req, account.id), () =>
      makeFolder(service, account, name),
    );
    return context.json(made, 201);
  });
  app.patch('/:id{[0-9]+}', async (context) => {
    const { name } = await bodyOf(context, folderRequest);
    const { account } = context.var;
    return context.json(renameFolder(service, account, context.req.param('id'), name));
  });
  app.delete('/:id{[0-9]+}', (context) =>
    context.json(deleteFolder(service, context.var.account, context.req.param('id'))),
  );
  return app;
}
