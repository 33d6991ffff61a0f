import type { ReactNode } from 'react';
import type { NodeDifference } from '../saving';
import { message } from './messages';

/** What differs between two versions of a page, in words. */
export function Differences({ list }: { readonly list: readonly NodeDifference[] }): ReactNode {
  if (list.length === 0) return <p part="note">{message('editor.versions.none')}</p>;
  return (
    <ul part="differences">
      {list.map((one) => (
        <li key={`${one.kind} ${one.id}`} data-kind={one.kind}>
          {message(`editor.versions.${one.kind}`, { node: one.title })}
          {one.settings.length > 0 && <Settings difference={one} />}
        </li>
      ))}
    </ul>
  );
}

function Settings({ difference }: { readonly difference: NodeDifference }): ReactNode {
  return (
    <ul>
      {difference.settings.map(({ key, label, device, before, after }) => (
        <li key={`${key} ${device}`}>
          {message('editor.versions.setting', {
            label,
            before: before || message('editor.versions.nothing'),
            after: after || message('editor.versions.nothing'),
          })}
        </li>
      ))}
    </ul>
  );
}
