import { siteConfig } from '../../../core/config';
import type { EditedSettings, LayoutEditor } from './layout-editor';

/**
 * In edit mode, has a layout node follow what its editor changes; nothing in any other.
 *
 * @returns what is to be told the settings when they have changed
 */
export function followLayoutEditing(
  node: HTMLElement,
  settings: EditedSettings,
  signal: AbortSignal,
): (settings: EditedSettings) => void {
  if (siteConfig().mode !== 'edit') return () => {};
  let now = settings;
  let editor: LayoutEditor | undefined;
  const begin = async (): Promise<void> => {
    const { LayoutEditor } = await import('./layout-editor');
    if (signal.aborted) return;
    editor = new LayoutEditor(node, settings, signal);
    editor.follow(now);
  };
  // What an editor shows beside the page is no loss to it.
  begin().catch(() => {});
  return (changed) => {
    now = changed;
    editor?.follow(changed);
  };
}
