import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './wordpress-site';

/** A page of `bench/wordpress.php`. */
export interface BenchPage {
  readonly title: string;
  readonly path: string;
  /** Matches something once the page is live. */
  readonly alive: string;
  /** Printed in the head of the page with our scripts. */
  readonly head?: string;
  /** The lists of `preload.json` that apply. */
  readonly preload: readonly (readonly [list: string, key: string])[];
}

/** The pages by name. */
export const pages: Readonly<Record<string, BenchPage>> = {
  form: {
    title: 'A page with a printed form',
    path: '/bench-form/',
    // Both the plugin and our tag begin with a spinner beside the button.
    alive: 'form .wpcf7-spinner',
    preload: [['nh-contact-form', 'printed']],
  },
  landing: {
    title: 'A landing page of the page builder, live when the first entrance begins',
    path: '/bench-landing/',
    alive: '.elementor-widget-heading:not(.elementor-invisible)',
    head: '<script type="application/json" id="nh-config">{ "adopt": true }</script>',
    preload: [
      ['adoption', 'page'],
      ['adoption', 'node'],
      ['adoption', 'entrance'],
    ],
  },
};

/** Adds the lines of the README to a page with `?bench=ours`, and preload links with `&links`. */
export function withOurs(html: string, address: string, layout: string): string {
  const page = Object.values(pages).find(({ path }) => address.startsWith(`${path}?bench=ours`));
  if (!page) return html;
  const tags = [
    page.head ?? '',
    `<link rel="stylesheet" href="${FOLDER}nh.css">`,
    `<script type="module" fetchpriority="high" src="${FOLDER}autoload.js"></script>`,
    ...(address.endsWith('&links') ? linksOf(page, layout) : []),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function linksOf({ preload }: BenchPage, layout: string): string[] {
  const lists = JSON.parse(readFileSync(join(layout, 'preload.json'), 'utf8'));
  const files = preload.flatMap(([list, key]) => lists[list][key] as string[]);
  return [...new Set(files)].map((file) => `<link rel="modulepreload" href="${FOLDER}${file}">`);
}
