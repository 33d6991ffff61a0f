import type { Controller, EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { ownElements } from '../markup/own';
import { dropCap } from './drop-cap';
import type { TextEditorProps } from './text-editor.element';

export const styles = '';

/** Makes the first letter of the builder's text a large one, where its settings say so (facts, page-builder 37). */
export function enhance({
  host,
  props,
  signal,
}: EnhanceContext<TextEditorProps>): Controller<TextEditorProps> {
  let cap: AbortController | undefined;
  const update = ({ settings }: TextEditorProps): void => {
    if (settings.drop_cap === (cap !== undefined)) return;
    cap?.abort();
    cap = settings.drop_cap ? enlarged(host) : undefined;
  };
  signal.addEventListener('abort', () => cap?.abort(), { once: true });
  update(props);
  return { update };
}

function enlarged(host: HTMLElement): AbortController {
  const life = new AbortController();
  const found = dropCap(ownElements(host, 'p'));
  if (found) {
    life.signal.addEventListener('abort', found.undo, { once: true });
    markLive(found.paragraph, life.signal);
  }
  return life;
}
