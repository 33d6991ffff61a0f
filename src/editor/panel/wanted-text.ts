import { settingText } from '../../core/languages/tool-words';
import type {
  CornersField,
  Field,
  GapsField,
  LengthField,
  NumberField,
  SidesField,
} from '../../core/settings';
import { LENGTH_UNITS } from '../../core/settings/length';
import { URL_SCHEMES } from '../../core/settings/url';
import { listText } from '../../ui/list-text';
import { message } from './messages';

/** Describes the values that the control of a setting accepts, in the page's language: `a number from 1 to 9`. */
export function wantedText(field: Field): string {
  switch (field.kind) {
    case 'number':
      return within(
        message(field.step === 1 ? 'editor.wanted.whole' : 'editor.wanted.number'),
        field,
      );
    case 'colour':
      return message('editor.wanted.colour');
    case 'length':
    case 'sides':
    case 'corners':
    case 'gaps':
      return lengthText(field);
    case 'shadow':
      return message('editor.wanted.shadow');
    case 'url':
      return message('editor.wanted.url', {
        schemes: listText(
          (field.schemes ?? URL_SCHEMES).map((scheme) => `${scheme}:`),
          'disjunction',
        ),
      });
    case 'media':
      return message('editor.wanted.media');
    case 'date':
      return message('editor.wanted.date');
    case 'rules':
      return message('editor.wanted.rules', { example: '{ "rules": [{ "rule": "email" }] }' });
    default: {
      const wanted = field.kind === 'raw' ? field.wanted : undefined;
      return wanted === undefined ? message('editor.wanted.other') : settingText(wanted);
    }
  }
}

function lengthText(field: LengthField | SidesField | CornersField | GapsField): string {
  const units = listText(field.units ?? LENGTH_UNITS, 'disjunction');
  const min = 'min' in field ? field.min : undefined;
  return min === undefined
    ? message('editor.wanted.length', { units })
    : message('editor.wanted.length_min', { units, min });
}

/** Adds the bounds of a number. */
function within(
  wanted: string,
  { min, above, max }: Pick<NumberField, 'min' | 'above' | 'max'>,
): string {
  if (min !== undefined)
    return max === undefined
      ? message('editor.wanted.min', { wanted, min })
      : message('editor.wanted.between', { wanted, min, max });
  if (above !== undefined)
    return max === undefined
      ? message('editor.wanted.above', { wanted, above })
      : message('editor.wanted.above_max', { wanted, above, max });
  return max === undefined ? wanted : message('editor.wanted.max', { wanted, max });
}
