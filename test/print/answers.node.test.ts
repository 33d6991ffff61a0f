import { expect } from 'chai';
import type { SiteAnswer, SitePost } from '../../src/print';
import { printedPage, widget } from './pages';

const titles = ['First', 'Second', 'Third'];

const posts: readonly SitePost[] = titles.map((title) => ({ title, url: `/${title}` }));

const answer = (count: number, answered: readonly SitePost[]): SiteAnswer => ({
  need: { kind: 'posts', type: 'post', count, order: 'newest' },
  answer: answered,
});

/** The titles that a list of a length shows. */
function shown(count: number, answers: readonly SiteAnswer[]): readonly string[] {
  const { html } = printedPage([widget('posts', { classic_posts_per_page: count })], { answers });
  return titles.filter((title) => html.includes(title));
}

describe('an answer with a list', () => {
  it('answers the need for fewer items too, and for no more', () => {
    expect(shown(2, [answer(100, posts)])).to.deep.equal(['First', 'Second']);
    expect(shown(100, [answer(100, posts)])).to.deep.equal(titles);
    expect(shown(3, [answer(2, posts.slice(0, 2))])).to.deep.equal([]);
  });

  it('gives way to the answer with the very count', () => {
    expect(shown(1, [answer(100, posts), answer(1, posts.slice(2))])).to.deep.equal(['Third']);
  });

  it('of a portfolio keeps its address', () => {
    const filters = { categories: [], otherCategories: [], tags: [] };
    const works: SiteAnswer = {
      need: { kind: 'works', count: 100, ...filters },
      answer: { works: posts, api: '/wp-json/wp/v2/works' },
    };
    const { html } = printedPage([widget('nh-portfolio', { itemsPerPage: 2 })], {
      answers: [works],
    });
    expect(html).to.contain('api-url="/wp-json/wp/v2/works"').and.contain('Second');
    expect(html).not.to.contain('Third');
  });
});
