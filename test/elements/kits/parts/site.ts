import type { SiteContents } from '../../../../src/api/kits/contents';

const item = (id: string, title: string) => ({ id, title, slug: `slug-${id}`, url: `/${id}` });

/** The content of a small site, as its server describes it. */
export function siteContents(changes: Partial<SiteContents> = {}): SiteContents {
  return {
    site: { name: 'Linden Bindery', url: 'https://linden.example' },
    content: {
      pages: {
        title: 'Pages',
        items: [item('p1', 'About'), item('p2', 'Visit'), item('p3', 'Press')],
      },
      posts: { title: 'Posts', items: [item('d1', 'Spring'), item('d2', 'Autumn')] },
      menus: { title: 'Menus', items: [item('m1', 'Main')] },
      customPostTypes: { title: 'Types', items: [{ ...item('work', 'Works'), count: 12 }] },
      taxonomies: { title: 'Taxonomies', items: [] },
    },
    templates: {
      headers: { title: 'Headers', items: [{ ...item('t1', 'Main header'), doc_type: 'header' }] },
      popups: { title: 'Popups', items: [{ ...item('t2', 'Letters'), doc_type: 'popup' }] },
    },
    settings: {
      colors: { title: 'Colours', isSet: true },
      fonts: { title: 'Fonts', isSet: true },
      code: { title: 'Code', isSet: false },
    },
    plugins: [
      { name: 'Forms', plugin: 'forms/forms.php', version: '6.1', state: 'active' },
      { name: 'Backups', plugin: 'backups/backups.php', version: '2.0', state: 'inactive' },
    ],
    exportGroups: { header: 'headers', popup: 'popups' },
    formats: ['elementor'],
    canInstallPlugins: true,
    maxUploadSize: 1_000_000,
    ...changes,
  };
}
