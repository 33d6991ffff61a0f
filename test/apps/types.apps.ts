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

describe('a template of Vue', () => {
  it('has the settings, attributes and events of the tags in vue-tsc', async () => {
    const app = await install('vue-app', { vue: '^3.5', 'vue-tsc': '^3', typescript: '^5.9' });
    expect(await app.run('vue-tsc')).to.equal('');
  });
});

describe('a template of Svelte', () => {
  it('has the settings, attributes and events of the tags in svelte-check', async () => {
    const dependencies = { svelte: '^5', 'svelte-check': '^4', typescript: '^5.9' };
    const app = await install('svelte-app', dependencies);
    const report = await app.run('svelte-check --output machine --tsconfig ./tsconfig.json');
    const faults = report.split('\n').flatMap((line) => /(?:ERROR|WARNING) .*/.exec(line) ?? []);
    expect(faults).to.deep.equal([
      `ERROR "wrong.svelte" 8:15 "Type '{ items: never[]; }' is not assignable to type 'string'."`,
      `ERROR "wrong.svelte" 9:15 "Type '\\"late\\"' is not assignable to type 'Loading | undefined'."`,
      `ERROR "wrong.svelte" 10:48 "Type 'number' is not assignable to type 'string'."`,
    ]);
  });
});
