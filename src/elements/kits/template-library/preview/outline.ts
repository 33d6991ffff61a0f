import type { BuilderElement } from '../../wire/files';

/** An element of a template in words. */
export interface OutlineNode {
  readonly kind: string;
  /** What it says; empty where it says nothing. */
  readonly text: string;
  readonly children: readonly OutlineNode[];
}

/** An outline of a template. */
export interface Outline {
  readonly nodes: readonly OutlineNode[];
  /** How many elements are left out, as they are too many to be read. */
  readonly rest: number;
}

/** More elements nobody reads. */
const MOST = 300;

/** Characters that are shown of what an element says. */
const LONGEST = 80;

/** Settings in which widgets keep what they say, the most telling first. */
const textSettings = ['title', 'heading', 'text', 'editor', 'label', 'caption', 'html'] as const;

/** What is in a template, as a tree of its elements. */
export function outlineOf(content: readonly BuilderElement[], most = MOST): Outline {
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
  return { nodes, rest: Math.max(0, countOf(content) - most) };
}

function textOf(settings: Readonly<Record<string, unknown>>): string {
  const texts = textSettings.map((key) => settings[key]);
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') return '';
  // Shown as text, so that nothing of it can act; tags would only be in the way of reading.
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : plain;
}

function countOf(elements: readonly BuilderElement[]): number {
  return elements.reduce((sum, { elements: inside }) => sum + 1 + countOf(inside), 0);
}
