/** The reasons for which a part of a document is not printed as it was meant. */
export type PrintFault = 'unknown-widget' | 'no-answer' | 'failed';

/** A part of a document that was printed in another way. `printProblemText` describes it. */
export interface PrintProblem {
  readonly fault: PrintFault;
  /** The id of the element. */
  readonly id: string;
  /** The kind of the element: its widget type, or its type. */
  readonly kind: string;
  /** For `failed`: what was thrown. */
  readonly cause?: unknown;
}

const words: Readonly<Record<PrintFault, string>> = {
  'unknown-widget':
    'is not known to this release, so only its own markup and its children are printed. Replace it, or update nh-elements.',
  'no-answer':
    'needs data of the site that are missing, so it is printed without them. Pass the answers to `dataNeeds(document)`.',
  failed: 'could not be printed, so its box is empty. Report the document as a bug of nh-elements.',
};

/** Describes a problem in three parts: the element, the effect and the remedy. */
export function printProblemText({ fault, id, kind }: PrintProblem): string {
  return `The element ${id} (${kind}) ${words[fault]}`;
}
