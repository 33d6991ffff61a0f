import type { Example } from '../../../core/element/example';
import type { KitExportSettings } from '../../settings-types';
import { exampleContents } from '../kits.examples';

const needs = { responses: { '/wp-json/nh/v1/kits/contents': exampleContents } };

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
