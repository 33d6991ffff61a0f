type Validate = typeof import('../../../rules')['validate'];

let code: Promise<Validate> | undefined;

/**
 * The code that checks forms, for all of a page; asked for when a field is entered, since a form that
 * nobody fills in needs none. Where it did not come, the next need asks again.
 */
export function rulesCode(): Promise<Validate> {
  code ??= import('../../../rules').then(
    ({ validate }) => validate,
    (error: unknown) => {
      code = undefined;
      throw error;
    },
  );
  return code;
}
