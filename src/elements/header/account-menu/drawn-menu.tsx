import type { ReactNode } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import type { AccountMenuSettings } from './account-menu.settings';
import { message } from './messages';

/** The button and the menu of a tag that the server has printed none in; the menu button brings them alive. */
export function DrawnMenu({ label, items = [] }: AccountMenuSettings): ReactNode {
  if (items.length === 0) return null;
  return (
    <>
      <button
        type="button"
        part="button"
        className="nh-account-button"
        aria-label={label || message('account.menu')}
      >
        <svg part="icon" className="nh-account-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />
        </svg>
      </button>
      <ul part="menu" className="nh-account-list">
        {items.map(({ title, url }, index) => (
          <li key={index}>
            <a part="item" href={safeAddress(url)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
