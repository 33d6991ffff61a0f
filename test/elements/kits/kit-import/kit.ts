import type { SiteContents } from '../../../../src/api/kits/contents';
import type { Conflict, ImportSession } from '../../../../src/api/kits/import';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import { templateGroups } from '../../../../src/api/kits/sections';

/** A small kit of a bookbinder's. */
export const manifest: KitManifest = {
  name: 'atelier',
  title: 'Atelier',
  description: 'Pages of a small workshop',
  manifest_version: '3.0',
  created: '2026-11-02T09:30:00Z',
  site: 'https://atelier.example/',
  plugins: [
    { name: 'Contact Form 7', plugin: 'contact-form-7/wp-contact-form-7.php', version: '6.1' },
    { name: 'Shop', plugin: 'shop/shop.php', version: '9.0' },
  ],
  'site-settings': { colors: {}, fonts: {} },
  templates: {
    11: { title: 'Main header', doc_type: 'header', slug: 'main-header' },
    12: { title: 'Newsletter', doc_type: 'popup', slug: 'newsletter' },
  },
  content: {
    page: {
      1: { title: 'About', doc_type: 'wp-page', slug: 'about' },
      2: { title: 'Prices', doc_type: 'wp-page', slug: 'prices' },
    },
  },
  'wp-content': {
    post: { 3: { title: 'Spring fair', doc_type: 'wp-post', slug: 'spring-fair' } },
    work: { 4: { title: 'Atlas', doc_type: 'wp-post', slug: 'atlas' } },
  },
  taxonomies: { post: ['category'] },
};

export const about: Conflict = {
  id: 'page:about',
  part: 'content',
  section: 'pages',
  title: 'About',
  changes: [
    { field: 'Title', site: 'About us', kit: 'About' },
    { field: 'Excerpt', site: 'Since 1987 beside the weir', kit: 'Since 1987 below the weir' },
  ],
  decisions: ['overwrite', 'keep', 'rename'],
};

export const colours: Conflict = {
  id: 'setting:colors',
  part: 'settings',
  section: 'colors',
  title: 'Global colours',
  changes: [{ field: 'primary', site: '#114433', kit: '#aa2200' }],
  decisions: ['overwrite', 'keep'],
};

export const site: SiteContents = {
  site: { name: 'Linden Bindery', url: 'https://linden.example' },
  content: {},
  templates: {},
  settings: {},
  plugins: [],
  exportGroups: { ...templateGroups },
  canInstallPlugins: true,
  maxUploadSize: 50_000_000,
};

/** An import that is just opened, but for some changes. */
export function openedSession(changes: Partial<ImportSession> = {}): ImportSession {
  return {
    session: 'i1',
    state: 'opened',
    manifest,
    conflicts: [about, colours],
    plugins: [
      {
        name: 'Contact Form 7',
        plugin: 'contact-form-7/wp-contact-form-7.php',
        version: '6.1',
        state: 'active',
      },
      { name: 'Shop', plugin: 'shop/shop.php', version: '9.0', state: 'missing' },
    ],
    canInstallPlugins: true,
    runners: [],
    ...changes,
  };
}

const runners = [
  { runner: 'site-settings', title: 'Site settings', isDone: false, imported: [] },
  { runner: 'content', title: 'Content', isDone: false, imported: [] },
];

/** The session of a started import, with a number of its two steps done. */
export function runningSession(done = 0): ImportSession {
  return openedSession({
    state: done === 2 ? 'completed' : 'running',
    started: 1_700_000_000_000,
    ...(done === 2 && { ended: 1_700_000_080_000 }),
    runners: runners.map((runner, index) => ({
      ...runner,
      isDone: index < done,
      imported:
        index < done
          ? [
              index === 0
                ? {
                    part: 'settings' as const,
                    section: 'colors',
                    title: 'Global colours',
                    outcome: 'overwritten' as const,
                  }
                : {
                    part: 'content' as const,
                    section: 'pages',
                    title: 'Prices',
                    url: '/prices',
                    outcome: 'created' as const,
                  },
            ]
          : [],
    })),
  });
}

/** The end of an import whose plugins could not be activated. */
export function failedPluginsSession(...reasons: readonly (string | undefined)[]): ImportSession {
  const imported = reasons.map((reason, index) => ({
    part: 'plugins' as const,
    section: 'plugins',
    title: `Plugin ${index + 1}`,
    url: '/plugins',
    outcome: 'failed' as const,
    ...(reason !== undefined && { reason }),
  }));
  const session = runningSession(2);
  return {
    ...session,
    runners: session.runners.map((runner, index) => ({
      ...runner,
      imported: index === 0 ? imported : [],
    })),
  };
}

/** The end of an import that has left everything as it was; its last item may have another outcome. */
export function keptSession(last: 'kept' | 'missing' = 'kept'): ImportSession {
  const session = runningSession(2);
  return {
    ...session,
    runners: session.runners.map((runner, index) => ({
      ...runner,
      imported: runner.imported.map((one) => ({ ...one, outcome: index === 0 ? 'kept' : last })),
    })),
  };
}
