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

/**
 * Adds the lines of the README to a page with `?bench=ours`. With `&links`, the stylesheet stands in the page, with the
 * scripts and links of docs/loading.md.
 */
export function withOurs(html: string, address: string, layout: string): string {
  const page = Object.values(pages).find(({ path }) => address.startsWith(`${path}?bench=ours`));
  if (!page) return html;
  const hasLinks = address.endsWith('&links');
  const tags = [
    page.head ?? '',
    hasLinks
      ? `<style>${readFileSync(join(layout, 'nh.css'), 'utf8')}</style>`
      : `<link rel="stylesheet" href="${FOLDER}nh.css">`,
    `<script type="module" fetchpriority="high" src="${FOLDER}autoload.js"></script>`,
    ...(hasLinks ? earlyFiles(page, layout) : []),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function earlyFiles({ preload }: BenchPage, layout: string): string[] {
  const lists = JSON.parse(readFileSync(join(layout, 'preload.json'), 'utf8'));
  const files = preload.flatMap(([list, key]) => lists[list][key] as string[]);
  const scripts = preload.flatMap(([list]) => (lists[list].script ?? []) as string[]);
  return [
    ...[...new Set(files)].map((file) => `<link rel="modulepreload" href="${FOLDER}${file}">`),
    ...scripts.map((file) => `<script type="module" src="${FOLDER}${file}"></script>`),
  ];
}
