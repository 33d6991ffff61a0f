import { printedNode, rendersEvenly } from './renderings';

const measure = await rendersEvenly();

describe('a node that the editor renders a hundred times', () => {
  measure((node) => printedNode(node, node.content));
});
