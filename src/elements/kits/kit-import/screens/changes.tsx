import { Fragment, type ReactNode } from 'react';
import type { Conflict } from '../../../../api/kits/import';
import { type Piece, wordDiff } from '../diff/word-diff';
import { message } from '../messages';

interface Props {
  readonly title: string;
  readonly changes: Conflict['changes'];
}

/** The differences, field by field, with the changed words marked. */
export function Changes({ title, changes }: Props): ReactNode {
  return (
    <table part="changes">
      <caption className="nh-unseen">{message('kit.import.changes.of', { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{message('kit.import.changes.field')}</th>
          <th scope="col">{message('kit.import.changes.site')}</th>
          <th scope="col">{message('kit.import.changes.kit')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, site, kit }) => (
          <Change key={field} field={field} pieces={wordDiff(site, kit)} />
        ))}
      </tbody>
    </table>
  );
}

interface ChangeProps {
  readonly field: string;
  readonly pieces: readonly Piece[];
}

function Change({ field, pieces }: ChangeProps): ReactNode {
  return (
    <tr>
      <th scope="row">{field}</th>
      {(['site', 'kit'] as const).map((side) => (
        <td key={side} data-label={message(`kit.import.changes.${side}`)}>
          <Side
            side={side}
            pieces={pieces.filter((piece) => piece.in === 'both' || piece.in === side)}
          />
        </td>
      ))}
    </tr>
  );
}

const marks = { site: 'del', kit: 'ins' } as const;

function Side({
  side,
  pieces,
}: {
  readonly side: 'site' | 'kit';
  readonly pieces: readonly Piece[];
}) {
  const Mark = marks[side];
  if (pieces.length === 0) return <em>{message('kit.import.changes.empty')}</em>;
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {piece.in === 'both' ? piece.text : <Mark>{shown(piece.text)}</Mark>}
    </Fragment>
  ));
}

/** The text, with a swatch if it is a colour. */
function shown(text: string): ReactNode {
  const isColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text.trim());
  if (!isColour) return text;
  return (
    <>
      <span part="swatch" style={{ backgroundColor: text.trim() }} />
      {text}
    </>
  );
}
