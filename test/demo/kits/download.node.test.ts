import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { download } from '../../../demo/server/kits/uploads/download';

/** Every server is allowed: the tests run one on this machine. */
const rules = { allows: () => true, reaches: () => true };

type Resolved = (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void;

describe('a download from a server whose name is not resolved', () => {
  const { lookup } = dns;
  const pending: Resolved[] = [];
  let server: Server;
  let connections = 0;

  before(async () => {
    const silent = (hostname: string, options: dns.LookupAllOptions, resolved: Resolved) => {
      if (hostname === 'slow.example') pending.push(resolved);
      else lookup(hostname, options, resolved);
    };
    dns.lookup = silent as typeof lookup;
    syncBuiltinESMExports();
    server = createServer((_request, response) => response.end('late'));
    server.on('connection', () => {
      connections += 1;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    dns.lookup = lookup;
    syncBuiltinESMExports();
    server.close();
  });

  it('ends with its time limit, and opens no connection when the address arrives later', async () => {
    const { port } = server.address() as AddressInfo;
    const signal = AbortSignal.timeout(50);
    const error = await download(`http://slow.example:${port}/kit.zip`, rules, signal).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).to.equal(signal.reason);
    // The address has not arrived, so nothing else has ended the download.
    expect(pending).to.have.length(1);
    for (const resolved of pending) resolved(null, [{ address: '127.0.0.1', family: 4 }]);
    // A request to the same server that is answered: a late connection would have been accepted before it.
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(connections).to.equal(1);
  });
});
