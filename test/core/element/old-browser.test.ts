import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../page-objects/captured-console';
import { newProbe } from './fixtures';

describe('a browser without AbortSignal.any', () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') as PropertyDescriptor;

  it('gets no element, and one warning that names the oldest versions', async () => {
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      const probes = [newProbe(), newProbe()];
      const warned = await consoleDuring('warn', async () => {
        for (const { define } of probes) define();
      });
      expect(probes.map(({ tag }) => customElements.get(tag))).to.deep.equal([
        undefined,
        undefined,
      ]);
      expect(warned.length).to.equal(1);
      expect(String(warned[0])).to.contain('Use Chrome 120, Firefox 124, Safari 17.4 or newer');
    } finally {
      Object.defineProperty(AbortSignal, 'any', any);
    }
  });
});
