import { jsonText } from '../core/state/json-text';
import type { PageDocument } from './document';
import { type BuilderElement, type Elements, MOST_LEVELS } from './element';
import { idOfPlace, isElementName } from './ids';
import { everyElement, levelsOf } from './tree';

/** The widget that stands for a saved block, by the page builder's name. */
export const SAVED_BLOCK = 'global';

/** The maximum number of elements of a page with its saved blocks: blocks that contain blocks could add up. */
export const MOST_EXPANDED = 5000;

/** The maximum length of all saved blocks of a page together, as JSON, in characters. */
export const MOST_BLOCK_TEXT = 4_000_000;

/** Returns the content of a saved block by its id; undefined if it was deleted. */
export type BlockContent = (id: string) => Elements | undefined;

/** Returns an element that stands for a saved block. */
export function savedBlockElement(id: string, block: string): BuilderElement {
  const reference = { id, elType: 'widget', widgetType: SAVED_BLOCK, settings: {}, elements: [] };
  return Object.assign(reference, { templateID: block });
}

/** Returns the id of the saved block for which an element stands; undefined for other elements. */
export function savedBlockId(element: BuilderElement): string | undefined {
  if (element.elType !== 'widget' || element.widgetType !== SAVED_BLOCK) return undefined;
  const { templateID } = element as { readonly templateID?: unknown };
  const id = typeof templateID === 'number' ? String(templateID) : templateID;
  return typeof id === 'string' && isElementName(id) ? id : undefined;
}

/** Returns the ids of the saved blocks that elements contain, each once. */
export function savedBlockIds(elements: Elements): readonly string[] {
  const ids = everyElement(elements).map(savedBlockId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/**
 * Returns a page with the contents of its saved blocks, for printing. The ids of their elements are made from the place,
 * so that they are the same each time. A block that was deleted, that contains itself or has no room stays a reference, which
 * prints nothing: see `fitsWithSavedBlocks`.
 */
export function withSavedBlocks(document: PageDocument, contentOf: BlockContent): PageDocument {
  if (savedBlockIds(document.content).length === 0) return document;
  return { ...document, content: new Expansion(document.content, contentOf).content };
}

/**
 * Whether a page has room for its saved blocks: with them, it has at most 5,000 elements and 50 levels, and they are at most
 * 4 million characters of JSON. Check it before a page or a block is saved.
 */
export function fitsWithSavedBlocks({ content }: PageDocument, contentOf: BlockContent): boolean {
  return savedBlockIds(content).length === 0 || new Expansion(content, contentOf).isWhole;
}

/**
 * Returns elements in which references to one block are replaced by copies of its content.
 *
 * @throws RangeError the elements have no room for all copies, by the limits of `fitsWithSavedBlocks`
 */
export function withBlockCopies(elements: Elements, block: string, copy: Elements): Elements {
  const contentOf: BlockContent = (id) => (id === block ? copy : undefined);
  const { content, isWhole } = new Expansion(elements, contentOf);
  if (!isWhole) throw new RangeError(`There is no room for copies of the saved block ${block}.`);
  return content;
}

/** A saved block with its measures, which are taken once. */
interface Measured {
  readonly content: Elements;
  readonly levels: number;
  readonly count: number;
  readonly length: number;
}

function measured(content: Elements): Measured {
  return {
    content,
    levels: levelsOf(content),
    // An empty block counts too: it could stand in blocks of blocks a million times.
    count: Math.max(1, everyElement(content).length),
    length: jsonText(content).length,
  };
}

/** Replaces the saved blocks of a page by their contents. The work is linear in the result. */
class Expansion {
  readonly content: Elements;
  /** False if a block had no room. */
  isWhole = true;
  readonly #contentOf: BlockContent;
  readonly #blocks = new Map<string, Measured | undefined>();
  readonly #ids: Set<string>;
  #count: number;
  #length = 0;

  constructor(elements: Elements, contentOf: BlockContent) {
    this.#contentOf = contentOf;
    this.#ids = new Set(everyElement(elements).map(({ id }) => id));
    this.#count = this.#ids.size;
    this.content = this.#expanded(elements, { level: 1, within: [], place: '' });
  }

  #expanded(elements: Elements, at: Place): Elements {
    return elements.flatMap((element) => {
      const id = savedBlockId(element);
      const block = id === undefined || at.within.includes(id) ? undefined : this.#block(id);
      if (id === undefined || !block) return [this.#element(element, at)];
      if (this.#takesRoom(block, at)) return this.#contentAt(element.id, id, block, at);
      this.isWhole = false;
      return [this.#element(element, at)];
    });
  }

  #block(id: string): Measured | undefined {
    if (!this.#blocks.has(id)) {
      const content = this.#contentOf(id);
      this.#blocks.set(id, content && measured(content));
    }
    return this.#blocks.get(id);
  }

  /** Takes the room of a block at a place; false if there is none. */
  #takesRoom({ levels, count, length }: Measured, { level, within }: Place): boolean {
    const isTooDeep = level + levels - 1 > MOST_LEVELS || within.length >= MOST_LEVELS;
    const isTooMuch =
      this.#count + count > MOST_EXPANDED || this.#length + length > MOST_BLOCK_TEXT;
    if (isTooDeep || isTooMuch) return false;
    this.#count += count;
    this.#length += length;
    return true;
  }

  #contentAt(reference: string, block: string, { content }: Measured, at: Place): Elements {
    const place = `${at.place}${reference}-`;
    return this.#expanded(content, { ...at, within: [...at.within, block], place });
  }

  #element(element: BuilderElement, at: Place): BuilderElement {
    const id = at.place === '' ? element.id : this.#newId(at.place + element.id);
    const elements = this.#expanded(element.elements, { ...at, level: at.level + 1 });
    return { ...element, id, elements };
  }

  #newId(wanted: string): string {
    const isFree = isElementName(wanted) && !this.#ids.has(wanted);
    const id = isFree ? wanted : idOfPlace(wanted, this.#ids);
    this.#ids.add(id);
    return id;
  }
}

/** The place of elements that are expanded. */
interface Place {
  readonly level: number;
  /** The blocks that contain them, outermost first. */
  readonly within: readonly string[];
  /** The beginning of new ids; empty outside of blocks. */
  readonly place: string;
}
