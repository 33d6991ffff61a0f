import type { SiteContents } from '../../../api/kits/contents';
import type { Example } from '../../../core/element/example';
import type { KitImportSettings } from '../../settings-types';

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

const needs = {
  responses: {
    '/wp-json/nh/v1/kits/contents': contents,
    '/wp-json/nh/v1/kits/imports/current': null,
  },
};

/** Examples of `<nh-kit-import>`. */
export const examples: readonly Example<KitImportSettings>[] = [
  {
    title: 'Import from a file',
    note: 'An administrator chooses a zip file, resolves conflicts, and can undo the import.',
    needs,
    settings: {},
  },
  {
    title: 'Import from an address',
    note: 'Kits may also be fetched from one other site.',
    needs,
    settings: { origins: ['https://kits.example.org'] },
  },
];
