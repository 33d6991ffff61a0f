import type { Connection } from '../../src/api/libraries/account';
import type { ServiceHandlers } from '../call';
import type { Service } from '../service';
import { undo } from '../undo';
import { type Account, accountById, setPlan } from './accounts';
import { revokeToken } from './grants';
import { quotaOf } from './quota';

/** The handlers of the account to which a request's token belongs. */
export function accountHandlers(
  service: Service,
): ServiceHandlers<'readConnection' | 'changePlan' | 'disconnect' | 'undo'> {
  return {
    readConnection: ({ context }) => connectionOf(service, context.var.account),
    async changePlan({ context, body }) {
      const { plan } = await body();
      const { id } = context.var.account;
      await setPlan(service, id, plan);
      return connectionOf(service, await accountById(service, id));
    },
    async disconnect({ context }) {
      const token = context.req.header('Authorization')?.slice('Bearer '.length) ?? '';
      await revokeToken(service, token);
      return {};
    },
    async undo({ context, params }) {
      return { done: await undo(service, context.var.account, params.undo) };
    },
  };
}

async function connectionOf(service: Service, account: Account | undefined): Promise<Connection> {
  if (!account) return {};
  const { name, email, plan } = account;
  return { account: { name, email, plan, quota: await quotaOf(service, account) } };
}
