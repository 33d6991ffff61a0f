import type { Example } from '../../../core/element/example';
import type { AccountMenuSettings } from '../../settings-types';

/** Examples of `<nh-account-menu>`. */
export const examples: readonly Example<AccountMenuSettings>[] = [
  {
    title: 'A menu from settings',
    note: 'Draws the account button with its menu.',
    settings: {
      label: 'Account',
      items: [
        { title: 'Orders', url: '/orders' },
        { title: 'Log out', url: '/logout' },
      ],
    },
  },
  {
    title: 'Around the theme’s menu',
    note: 'The theme prints the link and its menu. The menu opens by pointer, key and touch.',
    html: `<nh-account-menu>
  <div class="ast-header-account-wrap" tabindex="0">
    <a class="ast-header-account-link" href="/account" aria-label="Account">Account</a>
    <ul class="ast-account-nav-menu"><li><a href="/orders">Orders</a></li><li><a href="/logout">Log out</a></li></ul>
  </div>
</nh-account-menu>`,
  },
];
