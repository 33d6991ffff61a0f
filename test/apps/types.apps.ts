import { expect } from 'chai';
import { install } from './packed';

describe('an app in TypeScript without React’s types', () => {
  it('has the types of tags and events by importing autoload, or one element', async () => {
    const app = await install('plain-app', { typescript: 'own' });
    for (const page of ['autoload', 'define']) {
      expect(await app.run(`tsc -p ${page}`), page).to.equal('');
    }
  });
});
