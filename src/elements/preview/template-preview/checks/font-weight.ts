const WEIGHT = /^(\d{1,4})(?:italic|i)?$/;

/** A font weight as CSS, from a number, `700italic`, or a keyword; undefined for anything else. */
export function fontWeight(value: unknown): string | undefined {
  const text = String(value).trim().toLowerCase();
  if (text === 'inherit' || text === 'normal' || text === 'bold') return text;
  // Font services use this keyword.
  if (text === 'regular') return 'normal';
  const weight = Number(WEIGHT.exec(text)?.[1]);
  return weight >= 1 && weight <= 1000 ? String(weight) : undefined;
}
