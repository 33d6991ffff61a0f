const LOCAL_PART = "[\\w!#$%&'*+/=?^`{|}~.-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${LABEL}$`, 'i');

/** Whether the text is an e-mail address by the measure of WordPress's `is_email()`: at least 6 characters, ASCII only. */
export function isEmail(text: string): boolean {
  return text.length > 5 && ADDRESS.test(text);
}
