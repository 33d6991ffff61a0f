import type { Field } from '../../../core/settings';
import type { Control } from '../control';
import { BoxControl } from './box-control';
import { ChoiceControl, ToggleControl } from './choice-controls';
import { ColourControl } from './colour-control';
import { GroupControl, VariantsControl } from './group-controls';
import { JsonControl } from './json-control';
import { LengthControl } from './length-control';
import { ListControl } from './list-control';
import { MediaControl } from './media-control';
import { NumberControl } from './number-control';
import { RecordControl } from './record-control';
import { ShadowControl } from './shadow-control';
import { DateControl, TextControl, UrlControl } from './text-control';

/**
 * The kinds with a control of their own. Typography and gradients stand for several keys, each with its own control.
 * References to global styles belong to the setting that refers, and values of kind `custom` are never saved.
 */
type ControlledKind = Exclude<Field['kind'], 'typography' | 'gradient' | 'global' | 'custom'>;

/** The control of each kind of setting. */
export const controls = {
  text: TextControl,
  number: NumberControl,
  toggle: ToggleControl,
  choice: ChoiceControl,
  colour: ColourControl,
  length: LengthControl,
  sides: BoxControl,
  corners: BoxControl,
  gaps: BoxControl,
  shadow: ShadowControl,
  url: UrlControl,
  media: MediaControl,
  date: DateControl,
  list: ListControl,
  group: GroupControl,
  variants: VariantsControl,
  record: RecordControl,
  rules: JsonControl,
  raw: JsonControl,
} as const satisfies { readonly [K in ControlledKind]: Control<Extract<Field, { kind: K }>> };

/** Returns the control of a setting. */
export function controlOf({ kind }: Field): Control {
  return (
    Object.hasOwn(controls, kind) ? controls[kind as ControlledKind] : JsonControl
  ) as Control;
}
