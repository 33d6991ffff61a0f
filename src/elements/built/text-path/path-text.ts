import { safeAddress } from '../../../core/dom/safe-address';
import { decodedText } from '../../../core/dom/trusted';
import type { TextPathProps } from './text-path.element';

/** Text along a path, with its options. */
export interface PathText {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** Start on the path, such as `12%`. */
  readonly start: string;
  /** Attributes of the link; undefined if the text is not a link. */
  readonly link: Readonly<Record<string, string>> | undefined;
}

/** Reads the text from the settings, else from the printed box, whose text is escaped twice. */
export function pathTextOf(box: HTMLElement, { settings }: TextPathProps): PathText {
  const { text, start_point, text_path_direction } = settings;
  const direction = text_path_direction ?? getComputedStyle(box).direction;
  const isRightToLeft = direction === 'rtl';
  return {
    text: decodedText(text ?? box.dataset.text ?? ''),
    isRightToLeft,
    start: startOffset(start_point.value, isRightToLeft),
    link: linkOf(settings.link, box.dataset.linkUrl),
  };
}

/** Returns the start of the text on the path; right-to-left text counts from the end of the path. */
export function startOffset(percent: number, isRightToLeft: boolean): string {
  return `${isRightToLeft ? 100 - percent : percent}%`;
}

function linkOf(
  link: TextPathProps['settings']['link'],
  printed: string | undefined,
): PathText['link'] {
  const href = safeAddress(link?.url || printed);
  if (!href) return undefined;
  const rel = [link?.is_external && 'noopener', link?.nofollow && 'nofollow'].filter(Boolean);
  return {
    href,
    ...(link?.is_external && { target: '_blank' }),
    ...(rel.length > 0 && { rel: rel.join(' ') }),
  };
}
