import type { BuilderElement } from '../../../../page/element';
import { everyElement } from '../../../../page/tree';

/** An element in the outline of a template. */
export interface OutlineNode {
  readonly kind: string;
  /** The text of the element, or an empty string. */
  readonly text: string;
  readonly children: readonly OutlineNode[];
}

/** The outline of a template. */
export interface Outline {
  readonly nodes: readonly OutlineNode[];
  /** The number of elements beyond the limit. */
  readonly rest: number;
}

/** The maximum number of elements in an outline. */
const MAX_ELEMENTS = 300;

/** The maximum number of characters of an element's text. */
const MAX_TEXT = 80;

/** The settings that may contain the text of a widget, in order of preference. */
const textSettings = ['title', 'heading', 'text', 'editor', 'label', 'caption', 'html'] as const;

/** Returns the outline of a template: the tree of its elements. */
export function outlineOf(content: readonly BuilderElement[], most = MAX_ELEMENTS): Outline {
  let left = most;
  const nodesOf = (elements: readonly BuilderElement[]): readonly OutlineNode[] =>
    elements.flatMap((element) => {
      if (left <= 0) return [];
      left -= 1;
      const { elType, widgetType, settings, elements: inside } = element;
      const kind = elType === 'widget' ? (widgetType ?? elType) : elType;
      return [{ kind, text: textOf(settings), children: nodesOf(inside) }];
    });
  const nodes = nodesOf(content);
  return { nodes, rest: Math.max(0, everyElement(content).length - most) };
}

function textOf(settings: Readonly<Record<string, unknown>>): string {
  const texts = textSettings.map((key) => settings[key]);
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') return '';
  // Rendered as text, so markup is harmless; tags are removed for readability.
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_TEXT ? `${letters.slice(0, MAX_TEXT).join('')}…` : plain;
}
