import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from 'react';
import { filledList } from '../../../../core/state/lists';
import type { Band } from './arrangement';

/** Maximum number of text nodes for any number of items. */
const MAX_TEXTS = 100;

interface Props {
  /** The searchable text of each item, in item order. */
  readonly texts: readonly string[];
  /** The indices of rendered items, which the browser finds by itself. */
  readonly drawn: ReadonlySet<number>;
  /** The vertical range of the items from one index to before another. */
  readonly bandOf: (from: number, to: number) => Band;
}

/**
 * The texts of items that are not rendered, for the browser's find-in-page (`hidden="until-found"`).
 *
 * Each text is at its item's position; in lists of thousands of items it may be a line or two away. The
 * browser scrolls to a match, and the grid renders the item there. Browsers without `until-found` get no texts.
 */
export function Findable({ texts, drawn, bandOf }: Props): ReactNode {
  const blocks = useMemo(() => textBlocks(texts), [texts]);
  if (!('onbeforematch' in HTMLElement.prototype)) return null;
  return blocks.map(({ from, to, text }) => {
    const indices = filledList(to - from, (offset) => from + offset);
    const rest = indices.some((index) => drawn.has(index))
      ? linesOf(indices.map((index) => (drawn.has(index) ? '' : (texts[index] ?? ''))))
      : text;
    const { top, bottom } = bandOf(from, to);
    return (
      rest.trim() !== '' && (
        <HiddenText
          key={from}
          text={rest}
          top={top}
          // Never 0 or less: columns that have grown upwards may start in another order.
          height={Math.max(1, bottom - top)}
          lines={to - from}
        />
      )
    );
  });
}

interface HiddenTextProps {
  readonly top: number;
  readonly height: number;
  readonly text: string;
  readonly lines: number;
}

const HiddenText = memo(function HiddenText({ top, height, text, lines }: HiddenTextProps) {
  const hide = useCallback((box: HTMLElement | null) => {
    // React supports `hidden` only as a boolean.
    box?.setAttribute('hidden', 'until-found');
    box?.addEventListener('beforematch', hideAgain);
  }, []);
  const style = {
    insetBlockStart: top,
    blockSize: height,
    lineHeight: `${height / lines}px`,
  } as CSSProperties;
  return (
    <div ref={hide} className="nh-grid-findable" style={style}>
      {text}
    </div>
  );
});

/** Hides a text again, after the browser has scrolled to it within the same frame. */
function hideAgain({ currentTarget }: Event): void {
  requestAnimationFrame(() => (currentTarget as Element).setAttribute('hidden', 'until-found'));
}

interface TextBlock {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function textBlocks(texts: readonly string[]): TextBlock[] {
  const length = Math.max(1, Math.ceil(texts.length / MAX_TEXTS));
  return filledList(Math.ceil(texts.length / length), (block) => {
    const from = block * length;
    const to = Math.min(from + length, texts.length);
    return { from, to, text: linesOf(texts.slice(from, to)) };
  });
}

function linesOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ')).join('\n');
}
