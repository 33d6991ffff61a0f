const LOCAL_PART = "[\\w!#$%&'*+/=?^`{|}~.-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${LABEL}$`, 'i');

/** True if the text is an email address as defined by WordPress's `is_email()`: at least 6 characters, ASCII only. */
export function isEmail(text: string): boolean {
  return text.length > 5 && ADDRESS.test(text);
}
