import { expect } from '@open-wc/testing';
import { bodiesAsked, observe, settled, show } from './fixtures';

/** The bodies that are asked for when markup comes into the page. */
async function askedFor(markup: string): Promise<string[]> {
  observe();
  bodiesAsked.length = 0;
  show(markup);
  await settled();
  return [...bodiesAsked];
}

describe('the body of a tag', () => {
  it('is asked for beside the tag’s own code where it will surely be drawn', async () => {
    const tag = 'nh-drawn-always';
    expect(await askedFor(`<${tag}><ul><li>First</li></ul></${tag}>`)).to.deep.equal([tag]);
  });

  it('is asked for at once where nothing is printed that a controller could bring alive', async () => {
    const tag = 'nh-drawn-without-form';
    expect(await askedFor(`<${tag}><p>Write to us</p></${tag}>`)).to.deep.equal([tag]);
  });

  it('is left where it is while a controller brings the printed markup alive', async () => {
    const tag = 'nh-drawn-without-form';
    expect(await askedFor(`<${tag}><div><form></form></div></${tag}>`)).to.deep.equal([]);
  });
});
