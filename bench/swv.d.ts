// Lets `tsc` at the root check the benchmark without installing the other libraries.
declare module '@contactable/swv' {
  /** The verdicts by field; a field's `error` is undefined when it is valid. */
  export function validate(schema: unknown, formData: FormData): Map<string, { error?: string }>;
}
