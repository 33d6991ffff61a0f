import type { ReactNode } from 'react';
import { message } from './messages';

/** Says in a form that it shows what was typed earlier. */
export function KeptNote(): ReactNode {
  return (
    <p part="note" role="status">
      {message('editor.kept.back')}
    </p>
  );
}
