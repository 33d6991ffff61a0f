import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Style, not validity: the printer writes no line breaks, and its quotes and voids are uniform.
    'no-inline-style': 'error',
    'attribute-boolean-style': 'off',
    // Tags of the page builder's markup that its scripts and ours read.
    'prefer-native-element': 'off',
    // A page prints one heading of the first level, whose place the blocks do not know.
    'heading-level': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** The messages of the validator about the content of a page. */
export function faultsOf(html: string): string[] {
  return pageFaults(
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${html}</body></html>`,
  );
}

/** The messages of the validator about a whole page. */
export function pageFaults(page: string): string[] {
  const { results } = validator.validateStringSync(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
