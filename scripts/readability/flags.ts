import type { Sentence } from './sentences';

interface Flag {
  readonly reason: string;
  /** Texts to which the flag does not apply, such as titles of tests, which begin with a verb. */
  readonly except?: readonly Sentence['kind'][];
  matches(text: string): boolean;
}

/** A flag for texts that match a pattern. */
function pattern(reason: string, expression: RegExp, except?: Flag['except']): Flag {
  return { reason, except, matches: (text) => expression.test(text) };
}

/** The maximum number of words in a sentence that is easy to follow. */
const LONGEST = 32;

const flags: readonly Flag[] = [
  pattern(
    'a clause as subject',
    /^(what|who|whoever|whom|whose|which|where)\b(?![^.]*\?)/i,
    // In Markdown, these begin headings and cells of tables.
    ['markdown'],
  ),
  pattern('"what" as a noun', /(?<=\S\s)what\b(?! [^.]*\?$)/i),
  pattern('"who" as a noun', /(?<=\S\s)(whoever|who has|who is|who asks|who comes|for who)\b/i),
  pattern(
    'a pronoun without its noun',
    /^(it|they|the same|one|those|that one|of it|of these|of them|before it|after it|beside it|there)\b/i,
    ['title', 'markdown', 'message'],
  ),
  pattern(
    'a preposition without its noun',
    /^(of what|of a|of an|by what|with what|for what|as long as|else|told|once)\b/i,
  ),
  pattern(
    'an unusual expression',
    /\b(in vain|anew|once more|meanwhile|of its own|stands? (there|again|here|back)|comes? along|goes on by itself|is told of|tells? of|has come|is to go|nobody|somebody|all that there is|be chosen|leads to|as it was at first)\b/i,
  ),
  { reason: 'long', matches: (text) => text.split(/\s+/).length > LONGEST },
];

/** The reasons why a reader may have to read a sentence twice; empty for a plain one. */
export function reasonsOf({ kind, text }: Sentence): string[] {
  return flags
    .filter(({ except, matches }) => !except?.includes(kind) && matches(text))
    .map(({ reason }) => reason);
}
