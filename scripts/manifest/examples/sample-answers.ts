import type { DataAnswer, DataNeed, SiteAnswer, SitePost } from '../../../src/print';

const post: SitePost = {
  title: 'Blue week',
  url: '/posts/blue-week',
  excerpt: 'Seven blues in seven days, and one of them on purpose.',
  date: '2026-02-03',
  author: 'Ada Linden',
  picture: { url: '/assets/built/papers/waves.svg', alt: 'Paste paper', width: 480, height: 360 },
  html: '<p>On Monday we mixed <strong>indigo</strong>.</p>',
};

/** What a site answers in the examples of blocks. */
const answers: DataAnswer = {
  menu: [
    { title: 'About', url: '/pages/about', isCurrent: true },
    {
      title: 'What we make',
      url: '/pages/services',
      children: [{ title: 'Prices', url: '/pages/prices' }],
    },
  ],
  posts: [post, { ...post, title: 'Why we still sew', url: '/posts/why-we-still-sew' }],
  breadcrumbs: [
    { title: 'Home', url: '/' },
    { title: 'Blue week', url: '/posts/blue-week', isCurrent: true },
  ],
  post,
  site: {
    title: 'Linden Bindery',
    url: '/',
    logo: { url: '/assets/logo.svg', alt: '', width: 48, height: 48 },
    search: '/search',
  },
  form: '',
};

/** Answers the needs of an example. */
export function sampleAnswers(needs: readonly DataNeed[]): readonly SiteAnswer[] {
  return needs.map((need) => ({ need, answer: answers[need.kind] }) as SiteAnswer);
}
