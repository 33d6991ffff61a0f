import { expect } from '@open-wc/testing';
import { bodiesAsked, observe, settled, show } from './fixtures';

/** Returns the bodies that are requested for markup. */
async function askedFor(markup: string): Promise<string[]> {
  observe();
  bodiesAsked.length = 0;
  show(markup);
  await settled();
  return [...bodiesAsked];
}

describe('the body of a tag', () => {
  it('is loaded in parallel with the tag’s code if it must be drawn', async () => {
    const tag = 'nh-drawn-always';
    expect(await askedFor(`<${tag}><ul><li>First</li></ul></${tag}>`)).to.deep.equal([tag]);
  });

  it('is loaded at once if no markup is printed for a controller', async () => {
    const tag = 'nh-drawn-without-form';
    expect(await askedFor(`<${tag}><p>Write to us</p></${tag}>`)).to.deep.equal([tag]);
  });

  it('is not loaded if a controller activates printed markup', async () => {
    const tag = 'nh-drawn-without-form';
    expect(await askedFor(`<${tag}><div><form></form></div></${tag}>`)).to.deep.equal([]);
  });
});
