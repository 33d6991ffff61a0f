import type { Connection } from '../../../api/libraries/account';
import type { KitPage } from '../../../api/libraries/kit';
import type { Example } from '../../../core/element/example';
import type { KitLibrarySettings } from '../../settings-types';

const connected: Connection = {
  account: {
    name: 'Ada Marsh',
    email: 'ada@library.example',
    plan: 'pro',
    quota: { items: { used: 2, limit: 50 }, bytes: { used: 6800, limit: 1_000_000 } },
  },
};

const page: KitPage = {
  items: [
    {
      id: '1',
      title: 'Atelier',
      description: 'Pages of a small workshop',
      bytes: 3400,
      created: Date.UTC(2026, 4, 1),
      thumbnail: null,
    },
  ],
  total: 1,
};

/** Examples of `<nh-kit-library>`. */
export const examples: readonly Example<KitLibrarySettings>[] = [
  {
    title: 'The kits of an account',
    note: 'Lists the kits of the connected account. A kit can be imported, downloaded and deleted.',
    needs: {
      responses: {
        '/wp-json/nh/v1/library': connected,
        '/wp-json/nh/v1/library/kits?sort=date&order=desc&offset=0&limit=24': page,
      },
    },
    settings: { importUrl: '/admin/kit-import', exportUrl: '/admin/kit-export', pageSize: 24 },
  },
  {
    title: 'Not connected yet',
    note: 'Offers to connect the site to an account.',
    needs: { responses: { '/wp-json/nh/v1/library': { account: null } } },
    settings: { importUrl: '/admin/kit-import' },
  },
];
