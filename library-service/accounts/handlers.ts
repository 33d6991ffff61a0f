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
      setPlan(service.database, id, plan);
      return connectionOf(service, accountById(service.database, id));
    },
    disconnect({ context }) {
      const token = context.req.header('Authorization')?.slice('Bearer '.length) ?? '';
      revokeToken(service, token);
      return {};
    },
    undo: ({ context, params }) => ({ done: undo(service, context.var.account, params.undo) }),
  };
}

function connectionOf(service: Service, account: Account | undefined): Connection {
  if (!account) return {};
  const { name, email, plan } = account;
  return { account: { name, email, plan, quota: quotaOf(service, account) } };
}
