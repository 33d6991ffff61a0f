import styles from './unseen.css?inline';

/** Returns the sheet of `.nh-unseen` for another selector, for server markup without our class. */
export function unseenStyles(selector: string): string {
  return styles.replace('.nh-unseen', () => selector);
}
