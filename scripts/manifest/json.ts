/** Data as the generated files have it. */
export function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
