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
  form: {
    settings: {
      title: 'Write to us',
      fields: [
        { type: 'text', name: 'your-name', label: 'Your name', required: true },
        { type: 'textarea', name: 'your-message', label: 'Your message' },
      ],
    },
  },
  shortcode: `<div class="wpcf7 no-js" id="wpcf7-f7-o1" data-wpcf7-id="7">
<form class="wpcf7-form init" action="/contact#wpcf7-f7-o1" method="post" data-status="init">
<input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-o1">
<p><label>Your name <span class="wpcf7-form-control-wrap" data-name="your-name">
<input name="your-name" class="wpcf7-form-control wpcf7-text" autocomplete="name"></span></label></p>
<p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`,
  regions: {
    settings: {
      title: 'Stockists',
      viewBox: '0 0 460 220',
      regions: [
        { path: 'M20 20h200v180h-200z', title: 'North', country: 'AT', link: '/north' },
        { path: 'M240 20h200v180h-200z', title: 'East', country: 'AT' },
      ],
    },
  },
  works: {
    works: ['The night ferry', 'A box for letters'].map((title) => ({
      title,
      url: `/works/${title.toLowerCase().replaceAll(' ', '-')}`,
      picture: { url: '/assets/shelf.svg', alt: '', width: 480, height: 360 },
    })),
  },
};

/** Answers the needs of an example. */
export function sampleAnswers(needs: readonly DataNeed[]): readonly SiteAnswer[] {
  return needs.map((need) => ({ need, answer: answers[need.kind] }) as SiteAnswer);
}
