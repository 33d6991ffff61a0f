import { markLive } from '../../../builder/markup/live';
import { ownElement } from '../../../builder/markup/own';
import { logWarning } from '../../../core/dom/log';
import { setAttributes } from '../../../core/dom/set-attributes';
import type { Controller, EnhanceContext } from '../../../core/element';
import { builderNodeOf } from '../../../core/element/builder-node';
import { drawingOf } from './drawing';
import { type PathText, pathTextOf } from './path-text';
import type { TextPathProps } from './text-path.element';
import { lineOf, writeAlong } from './write-along';

export const styles = '';

/**
 * Activates the builder's text path: loads the SVG and writes the text along its path. Until then, and if
 * loading fails, the plain text is shown (docs/compatibility/page-builder.md#text-path).
 */
export function enhance({
  host,
  props,
  signal,
}: EnhanceContext<TextPathProps>): Controller<TextPathProps> | undefined {
  const box = ownElement(host, '.e-text-path');
  if (!box) return undefined;
  const printed = [...box.childNodes];
  signal.addEventListener('abort', () => box.replaceChildren(...printed), { once: true });
  const number = builderNodeOf(host, 'text-path.default')?.node.getAttribute('data-id');
  let pathText = pathTextOf(box, props);
  let show = (): void => box.replaceChildren(plain(pathText, box.ownerDocument));
  drawingOf(box).then(
    (drawing) => {
      const line = lineOf(drawing);
      if (signal.aborted || !line) return;
      box.replaceChildren(drawing);
      show = () => writeAlong(drawing, line, number, pathText);
      show();
    },
    (error: unknown) => reportFailure(box, error),
  );
  show();
  markLive(box, signal);
  return {
    update(now) {
      pathText = pathTextOf(box, now);
      show();
    },
  };
}

/** Creates an element with the plain text, which nh.css positions in the space reserved for the path. */
function plain({ text, link }: PathText, document: Document): HTMLElement {
  const element = document.createElement(link ? 'a' : 'span');
  if (link) setAttributes(element, link);
  element.append(text);
  return element;
}

function reportFailure(box: HTMLElement, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  logWarning(
    `<nh-text-path>: the path (data-url) could not be loaded: ${why}, so the text is shown without path. ` +
      'Print the address of an .svg file of this site, or of a site that allows requests with CORS.',
    box,
  );
}
