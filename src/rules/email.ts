const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d.-]+$/i;
/** A label of a domain that is empty, or begins or ends with a hyphen. */
const BROKEN_LABEL = /^[.-]|\.[.-]|-\.|[.-]$/;

/** Whether the text is an e-mail address by the measure of WordPress's `is_email()`: at least 6 characters, ASCII only. */
export function isEmail(text: string): boolean {
  if (text.length < 6 || !ADDRESS.test(text)) return false;
  const domain = text.slice(text.indexOf('@') + 1);
  return domain.includes('.') && !BROKEN_LABEL.test(domain);
}
