import { declared } from '../../styles';
import type { Declarations } from '../../styles/style-rule';

/** The margins of a text by its alignment. */
const margins: Readonly<Record<string, string>> = {
  center: 'auto',
  right: 'auto 0',
  end: 'auto 0',
};

/**
 * Writes the place of a text in its column: in the middle for a centered text. A theme limits the length of lines, so that
 * a text may be narrower than its column.
 */
export function measureAlign(align: string): Declarations {
  const margin = margins[align];
  return declared({
    'inline-size': margin ? 'fit-content' : 'auto',
    'max-inline-size': margin && '100%',
    'margin-inline': margin ?? '0',
  });
}
