import { expect } from '@open-wc/testing';
import { configureTracking, track } from '../../../src/tracking';

const { fetch } = window;
const posts: Promise<{ event: string }[]>[] = [];
const complaints: unknown[] = [];
const { warn, error } = console;

before(() => {
  // As a browser does that keeps nothing of this site.
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  window.fetch = async (_, options) => {
    posts.push(new Response(options?.body).json());
    return new Response();
  };
  console.warn = console.error = (...words: unknown[]) => complaints.push(words);
});

after(() => {
  configureTracking({ consent: false, beacon: undefined });
  Reflect.deleteProperty(window, 'sessionStorage');
  Object.assign(window, { fetch });
  Object.assign(console, { warn, error });
});

describe('the beacon where the storage is blocked', () => {
  it('sends all the same, and says nothing of it', async () => {
    configureTracking({ consent: true, beacon: '/count' });
    for (let form = 0; form < 20; form++) track('form_sent', { form });
    while (posts.length === 0) await new Promise(requestAnimationFrame);
    expect((await posts[0])?.length).to.equal(20);
    configureTracking({ consent: false });
    expect(complaints).to.deep.equal([]);
  });
});
