import { type ReactNode, useId } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { message } from './messages';
import type { SearchOverlayProps } from './search-overlay.element';

/** An icon that is a link to the search page, and the CMS's form in a box, where the server printed none. */
export function DrawnOverlay({
  kind = 'header-cover',
  placeholder,
  ...settings
}: SearchOverlayProps['settings']): ReactNode {
  const action = safeAddress(settings.action) ?? '/';
  const id = useId();
  return (
    <>
      <a part="opener" className="nh-search-opener" href={action}>
        <span>{message('search.open')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20" />
        </svg>
      </a>
      <div part="box" className={`nh-search-box ${kind}`} id={id}>
        <search>
          <form part="form" className="nh-search-form" action={action}>
            <input
              type="search"
              name="s"
              aria-label={message('search.field')}
              placeholder={placeholder}
              required
            />
            <button type="submit">{message('search.submit')}</button>
          </form>
        </search>
        <button type="button" part="close" aria-label={message('search.close')}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </>
  );
}
