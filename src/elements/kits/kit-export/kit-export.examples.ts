import type { SiteContents } from '../../../api/kits/contents';
import type { Example } from '../../../core/element/example';
import type { KitExportSettings } from '../../settings-types';

const contents: SiteContents = {
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

const needs = { responses: { '/wp-json/nh/v1/kits/contents': contents } };

/** Examples of `<nh-kit-export>`. */
export const examples: readonly Example<KitExportSettings>[] = [
  {
    title: 'Export to a file',
    note: 'An administrator chooses pages, templates and settings, and downloads them as a zip file.',
    needs,
    settings: { name: 'Linden Bindery' },
  },
  {
    title: 'Export to a cloud account too',
    note: 'Adds the connected account as a destination. Choices survive a reload for the named user.',
    needs,
    settings: { name: 'Linden Bindery', cloud: true, draftsId: 'user-7' },
  },
];
