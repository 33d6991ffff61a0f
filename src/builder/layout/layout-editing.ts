import { siteConfig } from '../../core/config';
import type { EditedSettings, LayoutEditor } from './layout-editor';

/**
 * In edit mode, applies the editor's changes to a layout node. Does nothing in other modes.
 *
 * @returns a function to call with the settings whenever they change
 */
export function followLayoutEditor(
  node: HTMLElement,
  settings: EditedSettings,
  signal: AbortSignal,
): (settings: EditedSettings) => void {
  if (siteConfig().mode !== 'edit') return () => {};
  let current = settings;
  let editor: LayoutEditor | undefined;
  const start = async (): Promise<void> => {
    const { LayoutEditor } = await import('./layout-editor');
    if (signal.aborted) return;
    editor = new LayoutEditor(node, settings, signal);
    editor.follow(current);
  };
  // The page works without the decorations of the editor.
  start().catch(() => {});
  return (changed) => {
    current = changed;
    editor?.follow(changed);
  };
}
