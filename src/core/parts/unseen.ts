import styles from './unseen.css?inline';

/** The sheet of `.nh-unseen` for another selector: of what the server prints, which has no class of ours. */
export function unseenStyles(selector: string): string {
  return styles.replace('.nh-unseen', () => selector);
}
