import { type ESTree, Visitor } from 'vite';
import type { Edit } from './edits.ts';

/** The keys of a field, an event or a contract whose values are prose, or are read by panels alone. */
const WORDS = new Set([
  'label',
  'doc',
  'group',
  'since',
  'unit',
  'taxonomy',
  'reason',
  'summary',
  'settingsDoc',
]);

/** The keys of a contract whose values map names to prose. */
const PIECES = new Set(['slots', 'parts', 'cssProperties']);

/** The keys of a contract for the manifest alone: its theme tokens, and its category in the widget panel. */
const MANIFEST_DATA = new Set(['tokens', 'category']);

/** Keys of an event that pages do not need. */
const EVENT_DATA = new Set(['detail', 'tracked']);

/**
 * The key of a contract that its define module imports by itself. If it stayed, the bundler would wrap the module in
 * an object for an import that never runs.
 */
const BROUGHT = 'enhance';

/** Fields of an API route that only servers and generators read. */
const ROUTE_DATA = new Set(['summary', 'access', 'query', 'maxBytes', 'status', 'errors']);

/** The edits that remove the prose from a module's declarations. */
export function proseEdits(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  // Objects within functions and default values are no declarations.
  const others: ESTree.Node[] = [];
  const isOther = ({ start }: ESTree.Node): boolean =>
    others.some((other) => other.start <= start && start < other.end);
  const addOther = (node: ESTree.Node): void => void others.push(node);
  new Visitor({
    ArrowFunctionExpression: addOther,
    FunctionExpression: addOther,
    FunctionDeclaration: addOther,
    ObjectExpression(node) {
      if (isOther(node)) return;
      if (isRoute(node)) edits.push(...removals(node, isServerData));
      if (!isDeclaration(node)) return;
      edits.push(...objectEdits(node));
      others.push(...node.properties.filter(isDefaultValue));
    },
    CallExpression(node) {
      if (!isOther(node)) edits.push(...customEdits(node));
    },
  }).visit(program);
  return edits;
}

/** The default of a field. An object with a kind is a field named "default" instead. */
function isDefaultValue(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || nameOf(property) !== 'default') return false;
  const value = plain(property.value);
  return value.type !== 'ObjectExpression' || !hasText(value, ['kind']);
}

/** An object literal that maps names to prose. */
function isPieces(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || !PIECES.has(nameOf(property) ?? '')) return false;
  return plain(property.value).type === 'ObjectExpression';
}

/**
 * Recognises a field by its kind, a contract by its tag or its pieces, an event by its doc, and objects that
 * spread one.
 */
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
  const { properties } = node;
  const isField = hasText(node, ['kind']);
  const isContract = hasText(node, ['tag']);
  // The detail and the tracking of an event serve types and generators: an element only dispatches it.
  const isEvent = !isField && !isContract && hasText(node, ['doc']);
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property);
    // Such a key of a field holds prose; elsewhere it may be the name of a setting.
    const isProse = WORDS.has(name) && (isField || isText(property.value));
    const isSpare =
      isPieces(property) ||
      (isContract && (PIECES.has(name) || MANIFEST_DATA.has(name) || name === BROUGHT)) ||
      (isEvent && EVENT_DATA.has(name));
    if (isProse || isExamples(property) || isSpare || name === 'shownIf')
      return removal(node, index);
    return name === 'options' ? optionEdits(property.value) : [];
  });
}

/** A route of `src/api/routes`. */
function isRoute(node: ESTree.ObjectExpression): boolean {
  return hasText(node, ['method']) && hasText(node, ['path']);
}

/** Data of a route that the client does not read. It reads the media type of a file's body. */
function isServerData(property: ESTree.ObjectProperty): boolean {
  const name = nameOf(property);
  const isJsonBody = name === 'body' && plain(property.value).type !== 'ObjectExpression';
  return ROUTE_DATA.has(name) || isJsonBody;
}

function removals(
  node: ESTree.ObjectExpression,
  isRemoved: (property: ESTree.ObjectProperty) => boolean,
): Edit[] {
  return node.properties.flatMap((property, index) =>
    property.type === 'Property' && isRemoved(property) ? [removal(node, index)] : [],
  );
}

/** Removes a property with the comma after it, up to the next property or the brace. */
function removal({ properties, end }: ESTree.ObjectExpression, index: number): Edit {
  const { [index]: property, [index + 1]: next } = properties;
  return { start: property?.start ?? end, end: next?.start ?? end - 1, text: '' };
}

function isExamples(property: ESTree.ObjectProperty): boolean {
  return nameOf(property) === 'examples' && plain(property.value).type === 'ArrayExpression';
}

/** The labels of a choice's options: a page needs the values alone. */
function optionEdits(value: ESTree.Expression): Edit[] {
  const options = plain(value);
  // An object with a kind is a field of that name.
  if (options.type !== 'ObjectExpression' || hasText(options, ['kind'])) return [];
  return options.properties.flatMap((option) => {
    if (option.type !== 'Property' || !isText(option.value)) return [];
    return { start: option.value.start, end: option.value.end, text: "''" };
  });
}

/** The second argument of `custom<File>('File', 'What it is.')`. */
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

/** Whether an expression is a text: in quotes, as a template, or joined by `+`. */
function isText(value: ESTree.Node): boolean {
  const node = plain(value);
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return isText(node.left) && isText(node.right);
  return node.type === 'TemplateLiteral';
}

/** An expression without its type assertions. */
function plain(node: ESTree.Node): ESTree.Node {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped || node.type === 'ParenthesizedExpression' ? plain(node.expression) : node;
}
