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

/**
 * What a contract names that its define module brings along: left in, the module would be wrapped in
 * an object of its own for an import that nobody makes.
 */
const BROUGHT = 'enhance';

/** The edits that take the prose out of a module's declarations. */
export function proseEdits(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  // Within functions and default values an object is no declaration, whatever its keys.
  const others: ESTree.Node[] = [];
  const isOther = ({ start }: ESTree.Node): boolean =>
    others.some((other) => other.start <= start && start < other.end);
  const addOther = (node: ESTree.Node): void => void others.push(node);
  new Visitor({
    ArrowFunctionExpression: addOther,
    FunctionExpression: addOther,
    FunctionDeclaration: addOther,
    ObjectExpression(node) {
      if (isOther(node) || !isDeclaration(node)) return;
      edits.push(...objectEdits(node));
      others.push(...node.properties.filter(isDefaultValue));
    },
    CallExpression(node) {
      if (!isOther(node)) edits.push(...customEdits(node));
    },
  }).visit(program);
  return edits;
}

/** What a field has as its default; an object with a kind is a field of that name instead. */
function isDefaultValue(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || nameOf(property) !== 'default') return false;
  const value = plain(property.value);
  return value.type !== 'ObjectExpression' || !hasText(value, ['kind']);
}

/** Names with words, written out. */
function isPieces(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || !PIECES.has(nameOf(property) ?? '')) return false;
  return plain(property.value).type === 'ObjectExpression';
}

/** A field by its kind, a contract by its tag or its pieces, an event by its doc; what spreads one is one too. */
function isDeclaration(node: ESTree.ObjectExpression): boolean {
  if (node.properties.some(isPieces)) return true;
  const spreads = node.properties.some(({ type }) => type === 'SpreadElement');
  return spreads || hasText(node, ['kind', 'tag', 'doc']);
}

function hasText({ properties }: ESTree.ObjectExpression, names: readonly string[]): boolean {
  return properties.some(
    (one) => one.type === 'Property' && names.includes(nameOf(one)) && isText(one.value),
  );
}

function objectEdits(node: ESTree.ObjectExpression): Edit[] {
  const { properties, end } = node;
  const isField = hasText(node, ['kind']);
  const isContract = hasText(node, ['tag']);
  // What an event's detail holds is for types and the reference: an element only dispatches it.
  const isEvent = !isField && !isContract && hasText(node, ['doc']);
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property);
    // In a field such a key holds words, in whatever way; elsewhere it may be a setting of that name.
    const isProse = WORDS.has(name) && (isField || isText(property.value));
    const isSpare =
      isPieces(property) ||
      (isContract && (PIECES.has(name) || name === BROUGHT)) ||
      (isEvent && name === 'detail');
    if (isProse || isExamples(property) || isSpare) {
      // To the next one, or to the brace: with the comma between them.
      return { start: property.start, end: properties[index + 1]?.start ?? end - 1, text: '' };
    }
    return name === 'options' ? optionEdits(property.value) : [];
  });
}

function isExamples(property: ESTree.ObjectProperty): boolean {
  return nameOf(property) === 'examples' && plain(property.value).type === 'ArrayExpression';
}

/** Of a choice's options the page needs the values, not their labels. */
function optionEdits(value: ESTree.Expression): Edit[] {
  const options = plain(value);
  // An object with a kind is a field that is called so.
  if (options.type !== 'ObjectExpression' || hasText(options, ['kind'])) return [];
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
