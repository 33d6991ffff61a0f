import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from 'react';
import type { Band } from './arrangement';

/** At most so many texts, however many items there are: each is a node. */
const MOST = 100;

interface Props {
  /** What each item is found by, in item order. */
  readonly texts: readonly string[];
  /** The items that are drawn, which are found by themselves. */
  readonly drawn: ReadonlySet<number>;
  /** Where the items from one index to before another are. */
  readonly bandOf: (from: number, to: number) => Band;
}

/**
 * What the browser's find-in-page finds of items that are not drawn: their texts, hidden until found.
 *
 * Each stands where its item is, or within a line or two of it where there are thousands, so that the
 * browser, which scrolls to what it has found, has the grid draw the item there. A browser that does not
 * know `until-found` gets none of it.
 */
export function Findable({ texts, drawn, bandOf }: Props): ReactNode {
  const stretches = useMemo(() => stretchesOf(texts), [texts]);
  if (!('onbeforematch' in HTMLElement.prototype)) return null;
  return stretches.map(({ from, to, text }) => {
    const indices = Array.from({ length: to - from }, (_, at) => from + at);
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
          // Columns that have grown upwards may begin in another order.
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
    // React knows `hidden` as a yes or no only.
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

/** Once the browser has shown it and scrolled there, which it does within the frame. */
function hideAgain({ currentTarget }: Event): void {
  requestAnimationFrame(() => (currentTarget as Element).setAttribute('hidden', 'until-found'));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function stretchesOf(texts: readonly string[]): Stretch[] {
  const length = Math.max(1, Math.ceil(texts.length / MOST));
  return Array.from({ length: Math.ceil(texts.length / length) }, (_, at) => {
    const from = at * length;
    const to = Math.min(from + length, texts.length);
    return { from, to, text: linesOf(texts.slice(from, to)) };
  });
}

function linesOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, ' ')).join('\n');
}
