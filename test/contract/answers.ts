import { sampleOf } from './samples';

/** Responds to the requests of an element as its sample declares, for the tests of a describe. */
export function answersOf(contract: Parameters<typeof sampleOf>[0]): void {
  const { answers } = sampleOf(contract);
  if (!answers) return;
  const texts = new Map(
    Object.entries(answers).map(([path, body]) => [path, JSON.stringify(body)]),
  );
  const headers = { 'Content-Type': 'application/json' };
  const original = window.fetch;
  before(() => {
    window.fetch = async (address) => {
      const { pathname } = new URL(String(address), location.href);
      const body = texts.get(pathname);
      return new Response(body ?? '{}', { status: body ? 200 : 404, headers });
    };
  });
  after(() => {
    window.fetch = original;
  });
}
