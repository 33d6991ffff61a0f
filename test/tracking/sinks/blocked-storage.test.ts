import { expect } from '@open-wc/testing';
import { configureTracking, track } from '../../../src/tracking';
import { type CapturedConsole, captureConsole } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';

const { fetch } = window;
const posts: Promise<{ event: string }[]>[] = [];
let complaints: CapturedConsole;

before(() => {
  // Like a browser that blocks all storage of this site.
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
  complaints = captureConsole('warn', 'error');
});

after(() => {
  configureTracking({ consent: false, beacon: undefined });
  Reflect.deleteProperty(window, 'sessionStorage');
  Object.assign(window, { fetch });
  complaints.restore();
});

describe('the beacon with blocked storage', () => {
  it('sends silently', async () => {
    configureTracking({ consent: true, beacon: '/count' });
    for (let form = 0; form < 20; form++) track('form_sent', { form });
    await until(() => posts.length > 0);
    expect((await posts[0])?.length).to.equal(20);
    configureTracking({ consent: false });
    expect(complaints.calls).to.deep.equal([]);
  });
});
