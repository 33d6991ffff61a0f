import { logWarning } from '../../../core/dom/log';
import { setAttributes } from '../../../core/dom/set-attributes';
import type { Controller, EnhanceContext } from '../../../core/element';
import { builderNodeOf } from '../../../core/element/builder-node';
import { markLive } from '../markup/live';
import { ownElement } from '../markup/own';
import { drawingOf } from './drawing';
import { lineOf, writeAlong } from './line-text';
import type { TextPathProps } from './text-path.element';
import { type Words, wordsOf } from './words';

export const styles = '';

/**
 * Writes the builder's text along its line, which is fetched; until then, and where it does not come,
 * the plain text is read (facts, page-builder 38).
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
  const number = builderNodeOf(host, 'text-path.default')?.id;
  let words = wordsOf(box, props);
  let show = (): void => box.replaceChildren(plain(words, box.ownerDocument));
  drawingOf(box).then(
    (drawing) => {
      const line = lineOf(drawing);
      if (signal.aborted || !line) return;
      box.replaceChildren(drawing);
      show = () => writeAlong(drawing, line, number, words);
      show();
    },
    (error: unknown) => tell(box, error),
  );
  show();
  markLive(box, signal);
  return {
    update(now) {
      words = wordsOf(box, now);
      show();
    },
  };
}

/** An element in any case: nh.css has it lie in the room that is kept for the line. */
function plain({ text, link }: Words, document: Document): HTMLElement {
  const element = document.createElement(link ? 'a' : 'span');
  if (link) setAttributes(element, link);
  element.append(text);
  return element;
}

function tell(box: HTMLElement, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  logWarning(
    `<nh-text-path>: the line (data-url) cannot be read: ${why}, so the text is plain. ` +
      'Print the address of an .svg file, of this site or of one that allows it by CORS.',
    box,
  );
}
