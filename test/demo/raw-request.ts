import { request } from 'node:http';

/** Gets a path as it is written; `fetch` would resolve its dots first. */
export function rawStatus(url: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const call = request({ hostname, port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}
