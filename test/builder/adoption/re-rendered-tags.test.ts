import { printedNode, rendersEvenly } from './renderings';

const measure = await rendersEvenly();

describe('one of our tags, re-rendered again and again by the editor', () => {
  measure((node) => {
    const { tag, type, content } = node;
    // Inside a widget's node, and around layout nodes.
    return type.includes('.')
      ? printedNode(node, `<${tag}>${content}</${tag}>`)
      : `<${tag}>${printedNode(node, content)}</${tag}>`;
  });
});
