const SEPARATORS = /[#*].*|[()/.\s-]+/gs;

/** Whether the text is a telephone number of 6 to 15 characters, a leading plus included, once separators and what follows `#` or `*` are gone. */
export function isTel(text: string): boolean {
  const number = text.replace(SEPARATORS, '').replace(/^00/, '+');
  return number.length > 5 && number.length < 16 && /^\+?\d+$/.test(number);
}
