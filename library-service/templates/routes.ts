import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type BulkAnswer,
  type BulkRequest,
  bulkRequest,
} from '../../src/elements/kits/libraries/wire/bulk';
import {
  newTemplates,
  TEMPLATE_SIZE,
  templateChange,
} from '../../src/elements/kits/libraries/wire/template';
import type { Account } from '../accounts/accounts';
import { bodyOf, type Env } from '../call';
import { once, requestName } from '../once';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import { copyTemplates, deleteTemplates, moveTemplates } from './bulk';
import { listTemplates } from './list';
import { listQuery } from './query';
import { keepTemplates, renameTemplate, templateById } from './store';

/** Templates may come several at a time, each of the largest size. */
const maxSize = 8 * TEMPLATE_SIZE;

function changeMany(service: Service, account: Account, request: BulkRequest): BulkAnswer {
  const { action, selected } = request;
  if (action === 'delete') return deleteTemplates(service, account, selected);
  const { destination } = request;
  // What goes to the site, the site fetches and keeps.
  if (destination.place === 'site') throw new Refusal('library-invalid');
  const act = action === 'move' ? moveTemplates : copyTemplates;
  return act(service, account, selected, destination.folder);
}

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
    const { account } = context.var;
    const kept = once(service, requestName(context.req, account.id), () =>
      keepTemplates(service, account, templates),
    );
    return context.json({ templates: kept }, 201);
  });
  app.post('/bulk', async (context) => {
    const request = await bodyOf(context, bulkRequest);
    const { account } = context.var;
    const name = requestName(context.req, account.id);
    return context.json(once(service, name, () => changeMany(service, account, request)));
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
