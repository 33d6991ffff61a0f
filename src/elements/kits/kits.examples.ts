import type { SiteContents } from '../../api/kits/contents';

/** The contents of a small site, for the examples of the kit tools. */
export const exampleContents: SiteContents = {
  site: { name: 'Linden Bindery', url: 'https://linden.example' },
  content: {
    pages: {
      title: 'Pages',
      items: [
        { id: 'p1', title: 'About', slug: 'about', url: '/about' },
        { id: 'p2', title: 'Courses', slug: 'courses', url: '/courses' },
      ],
    },
  },
  templates: {},
  settings: { colors: { title: 'Colours', isSet: true } },
  plugins: [{ name: 'Forms', plugin: 'forms/forms.php', version: '6.1', state: 'active' }],
  exportGroups: {},
  canInstallPlugins: true,
  maxUploadSize: 50_000_000,
};
