import { printedNode, rendersEvenly } from './renderings';

const measure = await rendersEvenly();

describe('a node, re-rendered a hundred times by the editor', () => {
  measure((node) => printedNode(node, node.content));
});
