import { type ESTree, Visitor } from 'vite';
import type { Edit } from './edits.ts';

/** What a field, an event or a contract says of itself in words. */
const WORDS = new Set([
  'label',
  'doc',
  'group',
  'since',
  'unit',
  'reason',
  'summary',
  'settingsDoc',
]);

/** What a contract says of its pieces: names with words. */
const PIECES = new Set(['slots', 'parts', 'cssProperties']);

/** The edits that take the prose out of a module's declarations. */
export function proseEdits(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  // Within functions and default values an object is no declaration, whatever its keys.
  let depthOutside = 0;
  const enter = (): void => void depthOutside++;
  const leave = (): void => void depthOutside--;
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    Property: (node) => isDefault(node) && enter(),
    'Property:exit': (node) => isDefault(node) && leave(),
    ObjectExpression(node) {
      if (depthOutside === 0 && isDeclaration(node)) edits.push(...objectEdits(node));
    },
    CallExpression(node) {
      if (depthOutside === 0) edits.push(...customEdits(node));
    },
  }).visit(program);
  return edits;
}

function isDefault(node: ESTree.Node): boolean {
  return node.type === 'Property' && nameOf(node as ESTree.ObjectProperty) === 'default';
}

/** A field by its kind, a contract by its tag, an event by its doc; what spreads one is one too. */
function isDeclaration({ properties }: ESTree.ObjectExpression): boolean {
  return properties.some(
    (property) =>
      property.type === 'SpreadElement' ||
      (['kind', 'tag', 'doc'].includes(nameOf(property)) && isText(property.value)),
  );
}

function objectEdits({ properties, end }: ESTree.ObjectExpression): Edit[] {
  const isContract = properties.some((one) => one.type === 'Property' && nameOf(one) === 'tag');
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property);
    if (isProse(name, property.value) || (isContract && PIECES.has(name))) {
      // To the next one, or to the brace: with the comma between them.
      return { start: property.start, end: properties[index + 1]?.start ?? end - 1, text: '' };
    }
    return name === 'options' ? optionEdits(property.value) : [];
  });
}

function isProse(name: string, value: ESTree.Expression): boolean {
  if (name === 'examples') return plain(value).type === 'ArrayExpression';
  return WORDS.has(name) && isText(value);
}

/** Of a choice's options the page needs the values, not their labels. */
function optionEdits(value: ESTree.Expression): Edit[] {
  const options = plain(value);
  if (options.type !== 'ObjectExpression') return [];
  return options.properties.flatMap((option) => {
    if (option.type !== 'Property' || !isText(option.value)) return [];
    return { start: option.value.start, end: option.value.end, text: "''" };
  });
}

/** `custom<File>('File', 'What it is.')` without its second word. */
function customEdits({ callee, arguments: given }: ESTree.CallExpression): Edit[] {
  const [type, doc] = given;
  const isCustom = callee.type === 'Identifier' && callee.name === 'custom';
  return isCustom && type && doc ? [{ start: type.end, end: doc.end, text: '' }] : [];
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string {
  if (computed) return '';
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** A text as code writes one: in quotes, as a template, put together by `+`. */
function isText(value: ESTree.Node): boolean {
  const node = plain(value);
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return isText(node.left) && isText(node.right);
  return node.type === 'TemplateLiteral';
}

/** An expression without what only types say of it. */
function plain(node: ESTree.Node): ESTree.Node {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped || node.type === 'ParenthesizedExpression' ? plain(node.expression) : node;
}
