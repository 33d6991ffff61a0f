import { expect } from '@open-wc/testing';
import type { BodyModule } from '../../../src/core/element';
import { drawn, newProbe, probeTag, shown } from './fixtures';

describe('code that is loaded later', () => {
  const native = window.Promise;
  afterEach(() => {
    window.Promise = native;
  });

  it('is drawn on a page that has replaced window.Promise', async () => {
    window.Promise = class<T> extends native<T> {} as PromiseConstructor;
    const load = newProbe().contract.load as () => BodyModule;
    // An async function returns the native promise, as `import()` does.
    const tag = probeTag({ load: async () => load() });
    expect(shown(await drawn(`<${tag}></${tag}>`))).to.not.equal(undefined);
  });
});
