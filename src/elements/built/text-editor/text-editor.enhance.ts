import { markLive } from '../../../builder/markup/live';
import { ownElements } from '../../../builder/markup/own';
import type { Controller, EnhanceContext } from '../../../core/element';
import { dropCap, removeCopiedCaps } from './drop-cap';
import type { TextEditorProps } from './text-editor.element';

export const styles = '';

/**
 * Adds a drop cap to the builder's text if its settings request it
 * (docs/compatibility/page-builder.md#simple-widgets).
 */
export function enhance({
  host,
  props,
  signal,
}: EnhanceContext<TextEditorProps>): Controller<TextEditorProps> {
  let cap: AbortController | undefined;
  for (const paragraph of ownElements(host, 'p')) removeCopiedCaps(paragraph);
  const update = ({ settings }: TextEditorProps): void => {
    if (settings.drop_cap === (cap !== undefined)) return;
    cap?.abort();
    cap = settings.drop_cap ? addDropCap(host) : undefined;
  };
  signal.addEventListener('abort', () => cap?.abort(), { once: true });
  update(props);
  return { update };
}

function addDropCap(host: HTMLElement): AbortController {
  const life = new AbortController();
  const cap = dropCap(ownElements(host, 'p'));
  if (cap) {
    life.signal.addEventListener('abort', cap.undo, { once: true });
    markLive(cap.paragraph, life.signal);
  }
  return life;
}
