/** The reasons for which a part of a page's markup is not read into settings. */
export type MarkupFault =
  | 'invalid-settings'
  | 'unread-content'
  | 'unread-class'
  | 'unread-style'
  | 'foreign-markup';

/** A part of a page's markup that is not in the settings of an element. `markupProblemText` describes it. */
export interface MarkupProblem {
  readonly fault: MarkupFault;
  /** The id of the element. */
  readonly id: string;
  /** Its widget, or the type of another element. */
  readonly kind: string;
  /** The classes or keys that the problem is about. */
  readonly names?: readonly string[];
}

const words: Readonly<Record<MarkupFault, string>> = {
  'invalid-settings':
    'has a data-settings that is not JSON, so it is read without it. Print the attribute with the CMS’s JSON encoder.',
  'unread-content':
    'shows more than its settings can hold, so it is kept as printed. Read the saved page with `fromBuilder` to edit it.',
  'unread-class':
    'has classes of the page builder that no setting describes. They are kept as classes: check them.',
  'unread-style':
    'has styles whose values are in the page builder’s stylesheet. Read the saved page with `fromBuilder`, or set them again.',
  'foreign-markup':
    'has markup of other software between its elements. It is kept as an HTML widget: check where it belongs.',
};

/** Describes a problem in three parts: the element, the effect and the remedy. */
export function markupProblemText({ fault, id, kind, names = [] }: MarkupProblem): string {
  const list = names.length > 0 ? ` (${names.join(', ')})` : '';
  return `The element ${id} (${kind}) ${words[fault]}${list}`;
}
