import type { ReactNode } from 'react';
import type { LeftOut as Item } from '../../../../api/kits/import';
import { message } from '../messages';

/** Names what this site cannot import. */
export function LeftOut({ items }: { readonly items: readonly Item[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <details part="left-out">
      <summary>{message('kit.import.left_out', { count: items.length })}</summary>
      <ul>
        {items.map(({ reason, name, count }) => (
          <li key={`${reason} ${name}`}>
            {message(`kit.import.left_out.${reason}`, { name, count })}
          </li>
        ))}
      </ul>
    </details>
  );
}
