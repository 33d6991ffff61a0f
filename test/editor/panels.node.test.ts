import { expect } from 'chai';
import { withPanels } from '../../src/editor/nodes/panels';

const panel = (id: string) => ({ id, settings: {}, elements: [] });
const item = (title: string) => ({ item_title: title, _id: title });

const tabs = {
  props: {
    settings: { items: [item('A'), item('B'), item('C')] },
    panels: [panel('a'), panel('b'), panel('c')],
  },
};

/** The ids of the panels after the items have changed. */
function panelsFor(...items: object[]): (string | undefined)[] {
  const data = { props: { ...tabs.props, settings: { items } } };
  const { panels } = withPanels(data, tabs).props;
  return panels.map(({ id }) => id);
}

describe('the panels of nested tabs', () => {
  it('follow their titles when one is moved', () => {
    expect(panelsFor(item('B'), item('A'), item('C'))).to.deep.equal(['b', 'a', 'c']);
  });

  it('go with their titles', () => {
    expect(panelsFor(item('B'), item('C'))).to.deep.equal(['b', 'c']);
    expect(panelsFor(item('A'), item('B'))).to.deep.equal(['a', 'b']);
  });

  it('stay when their titles are reworded', () => {
    expect(panelsFor(item('A'), item('Other'), item('C'))).to.deep.equal(['a', 'b', 'c']);
  });

  it('are new for a new title and for a copy', () => {
    expect(panelsFor(item('A'), item('A'), item('B'), item('C'))).to.deep.equal([
      'a',
      undefined,
      'b',
      'c',
    ]);
  });

  it('take the text of their title, each with an id of its own', () => {
    const data = { props: { settings: { items: [{ title: 'A', content: 'Words' }] }, panels: [] } };
    const { settings, panels } = withPanels<{ props: object }>(data).props as unknown as {
      settings: object;
      panels: { elements: { props: { id: string; settings: object } }[] }[];
    };
    expect(settings).to.deep.equal({ items: [{ title: 'A' }] });
    expect(panels[0]?.elements[0]?.props.settings).to.deep.equal({ editor: 'Words' });
    expect(panels[0]?.elements[0]?.props.id).to.match(/^[0-9a-f]{7}$/);
  });

  it('are unchanged if no title has changed', () => {
    expect(withPanels(tabs, tabs)).to.equal(tabs);
  });
});
