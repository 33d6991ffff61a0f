import { printedNode, rendersEvenly } from './renderings';

const measure = await rendersEvenly();

describe('a node, re-rendered again and again by the editor', () => {
  measure((node) => printedNode(node, node.content));
});
