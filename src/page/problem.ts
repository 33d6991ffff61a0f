import type { SettingProblem } from '../core/settings';
import { allowedStyles } from '../core/settings/style/style-words';
import { pathText, problemWords } from '../core/settings/warnings';

/** The reasons for which a part of a document is ignored or replaced. */
export type DocumentFault =
  | 'not-a-document'
  | 'unknown-format'
  | 'newer-format'
  | 'not-a-list'
  | 'not-an-object'
  | 'not-an-element'
  | 'no-type'
  | 'no-widget-type'
  | 'too-deep'
  | 'no-id'
  | 'invalid-id'
  | 'duplicate-id'
  | 'not-a-toggle'
  | 'unsafe-key'
  | 'not-json'
  | 'unknown-global'
  | 'invalid-setting';

/** A part of a document that was ignored or replaced. `documentProblemText` describes it. */
export interface DocumentProblem {
  readonly fault: DocumentFault;
  /** Its path in the JSON that was read. */
  readonly path: readonly (string | number)[];
  /** For an invalid setting: the problem, whose path begins at the settings. */
  readonly setting?: SettingProblem;
}

/** The effect and the remedy, by fault. */
const words: Readonly<Record<Exclude<DocumentFault, 'invalid-setting'>, string>> = {
  'not-a-document':
    'is neither an object with "content" nor a list of elements, so the page is empty. Pass the parsed JSON of a document or template.',
  'unknown-format':
    'is not a version number, so the document is read as one without a version. Remove the key.',
  'newer-format':
    'is newer than this release, so that parts of the document may be missing. Update nh-elements.',
  'not-a-list': 'is not a list, so it counts as empty. Print a list of elements.',
  'not-an-object': 'is not an object, so it counts as empty. Print an object of settings.',
  'not-an-element': 'is not an object, so this element is left out. Remove it.',
  'no-type':
    'is not a kind of element, so this element is left out. Print "container", "section", "column" or "widget".',
  'no-widget-type':
    'is not the name of a widget, so this element is left out. Print a name of letters, digits, "_" and "-".',
  'too-deep': 'is nested too deeply, so it is left out. Reduce the levels.',
  'no-id': 'is missing, so the element gets an id. Print one that is unique in the document.',
  'invalid-id':
    'is not a valid id, so the element gets another one. Print letters, digits, "_" and "-", at most 64.',
  'duplicate-id':
    'belongs to an earlier element too, so this element gets another one. Give each element its own.',
  'not-a-toggle': 'is not a yes or no, so it is ignored. Print true or false.',
  'unsafe-key': 'could change the prototype of objects, so it is ignored. Remove the key.',
  'not-json': 'is no JSON value, so it is ignored. Remove it.',
  'unknown-global':
    'is a style that the kit no longer has, so the own value of the setting applies. Choose another style, or remove the reference.',
};

/** Describes a problem in three parts: the place, the effect and the remedy. */
export function documentProblemText({ fault, path, setting }: DocumentProblem): string {
  if (fault !== 'invalid-setting') return `${pathText('document', path)} ${words[fault]}`;
  if (!setting) return pathText('document', path);
  const settings = path.slice(0, path.length - setting.path.length);
  return problemWords(pathText('document', settings), setting, allowedStyles);
}
