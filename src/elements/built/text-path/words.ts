import { safeAddress } from '../../../core/dom/safe-address';
import { decodedText } from '../../../core/dom/trusted';
import type { TextPathProps } from './text-path.element';

/** What is written along a line, and how. */
export interface Words {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** Where on the line it begins: `12%`. */
  readonly start: string;
  /** The attributes of the link that it is; undefined: it is none. */
  readonly link: Readonly<Record<string, string>> | undefined;
}

/** What settings say, or else the box as it is printed, whose text is escaped twice. */
export function wordsOf(box: HTMLElement, { settings }: TextPathProps): Words {
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

/** The place on the line where a text begins: a share of it, from its other end where text runs that way. */
export function startOffset(percent: number, isRightToLeft: boolean): string {
  return `${isRightToLeft ? 100 - percent : percent}%`;
}

function linkOf(
  link: TextPathProps['settings']['link'],
  printed: string | undefined,
): Words['link'] {
  const href = safeAddress(link?.url || printed);
  if (!href) return undefined;
  const rel = [link?.is_external && 'noopener', link?.nofollow && 'nofollow'].filter(Boolean);
  return {
    href,
    ...(link?.is_external && { target: '_blank' }),
    ...(rel.length > 0 && { rel: rel.join(' ') }),
  };
}
