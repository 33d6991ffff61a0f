import { Hono } from 'hono';
import { type Connection, planRequest } from '../../src/elements/kits/libraries/wire/account';
import { bodyOf, type Env } from '../call';
import type { Service } from '../service';
import { type Account, accountById, setPlan } from './accounts';
import { revokeToken } from './grants';
import { quotaOf } from './quota';

/** `/account`: whose token it is, what its plan is, and the end of the connection. */
export function accountRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (context) => context.json(connectionOf(service, context.var.account)));
  app.put('/plan', async (context) => {
    const { plan } = await bodyOf(context, planRequest);
    const { id } = context.var.account;
    setPlan(service.database, id, plan);
    return context.json(connectionOf(service, accountById(service.database, id)));
  });
  app.delete('/', (context) => {
    const token = context.req.header('Authorization')?.slice('Bearer '.length) ?? '';
    revokeToken(service, token);
    return context.json({});
  });
  return app;
}

function connectionOf(service: Service, account: Account | undefined): Connection {
  if (!account) return {};
  const { name, email, plan } = account;
  return { account: { name, email, plan, quota: quotaOf(service, account) } };
}
