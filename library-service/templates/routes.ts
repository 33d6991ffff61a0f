import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bulkRequest } from '../../src/elements/kits/libraries/wire/bulk';
import {
  newTemplates,
  TEMPLATE_SIZE,
  templateChange,
} from '../../src/elements/kits/libraries/wire/template';
import { bodyOf, type Env } from '../call';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import { copyTemplates, deleteTemplates, moveTemplates } from './bulk';
import { listTemplates } from './list';
import { listQuery } from './query';
import { keepTemplates, renameTemplate, templateById } from './store';

/** Templates may come several at a time, each of the largest size. */
const maxSize = 8 * TEMPLATE_SIZE;

/** `/templates` */
export function templateRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  const tooLarge = () => {
    throw new Refusal('library-too-large');
  };
  app.use(bodyLimit({ maxSize, onError: tooLarge }));
  app.get('/', (context) =>
    context.json(listTemplates(service, context.var.account, listQuery(context))),
  );
  app.post('/', async (context) => {
    const { templates } = await bodyOf(context, newTemplates);
    const kept = keepTemplates(service, context.var.account, templates);
    return context.json({ templates: kept }, 201);
  });
  app.post('/bulk', async (context) => {
    const request = await bodyOf(context, bulkRequest);
    const { account } = context.var;
    if (request.action === 'delete') {
      return context.json(deleteTemplates(service, account, request.selected));
    }
    const { destination } = request;
    // What goes to the site, the site fetches and keeps.
    if (destination.place === 'site') throw new Refusal('library-invalid');
    const act = request.action === 'move' ? moveTemplates : copyTemplates;
    return context.json(act(service, account, request.selected, destination.folder));
  });
  app.get('/:id{[0-9]+}', (context) =>
    context.json(templateById(service, context.var.account, context.req.param('id'))),
  );
  app.patch('/:id{[0-9]+}', async (context) => {
    const { title } = await bodyOf(context, templateChange);
    const { account } = context.var;
    return context.json(renameTemplate(service, account, context.req.param('id'), title));
  });
  return app;
}
