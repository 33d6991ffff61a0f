type Validate = typeof import('../../../rules')['validate'];

let code: Promise<Validate> | undefined;

/**
 * Loads the validation code once per page. Call it when a field gets the focus: a form that is not filled
 * in needs no validation. After a failed download, the next call tries again.
 */
export function loadRulesCode(): Promise<Validate> {
  code ??= import('../../../rules').then(
    ({ validate }) => validate,
    (error: unknown) => {
      code = undefined;
      throw error;
    },
  );
  return code;
}
