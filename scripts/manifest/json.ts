/** Formats data for a generated file. */
export function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
