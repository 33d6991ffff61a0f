import { printedNode, rendersEvenly } from './renderings';

const measure = await rendersEvenly();

describe('a tag of ours that the editor renders a hundred times', () => {
  measure((node) => {
    const { tag, type, content } = node;
    // In a widget's node, and around what lays the page out.
    return type.includes('.')
      ? printedNode(node, `<${tag}>${content}</${tag}>`)
      : `<${tag}>${printedNode(node, content)}</${tag}>`;
  });
});
