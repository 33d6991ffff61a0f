import { sampleOf } from './samples';

/** Responds to the requests of an element as its sample declares, for the tests of a describe. */
export function answersOf(contract: Parameters<typeof sampleOf>[0]): void {
  const { answers } = sampleOf(contract);
  if (!answers) return;
  const original = window.fetch;
  before(() => {
    window.fetch = async (address) => {
      const { pathname } = new URL(String(address), location.href);
      const body = answers[pathname];
      return body ? Response.json(body) : Response.json({}, { status: 404 });
    };
  });
  after(() => {
    window.fetch = original;
  });
}
