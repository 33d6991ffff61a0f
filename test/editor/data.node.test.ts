import { expect } from 'chai';
import fc from 'fast-check';
import { fromPuckData } from '../../src/editor/data/from-puck';
import { toPuckData } from '../../src/editor/data/to-puck';
import { nodeKinds } from '../../src/editor/nodes/kinds';
import { type PageDocument, readDocument, withNewIds } from '../../src/page';
import { anyElements, anySettings, counter } from '../page/elements';

/** Pages with widgets of every kind, nested tabs, and elements of other software. */
const anyPage = fc
  .tuple(anyElements, anySettings, fc.array(fc.constantFrom(...nodeKinds.keys(), 'jet-thing')))
  .map(([elements, page_settings, names]): PageDocument => {
    const widgets = names.map((name) => ({
      id: 'x',
      elType: nodeKinds.get(name)?.elType ?? 'widget',
      widgetType: name,
      settings: {},
      elements: [],
      editor_settings: { title: name },
    }));
    const all = withNewIds([...elements, ...widgets], { newId: counter() });
    return readDocument({ format: 1, content: all, page_settings }).document;
  });

describe('a page in the data of Puck', () => {
  it('is the same page when it is read back', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(fromPuckData(toPuckData(page))).to.deep.equal(page);
      }),
    );
  });

  it('keeps the panels of nested tabs with their own settings and keys', () => {
    const panel = (id: string) => ({
      id,
      elType: 'container',
      isInner: true,
      settings: { css_classes: id },
      elements: [
        { id: `${id}a`, elType: 'widget', widgetType: 'heading', settings: {}, elements: [] },
      ],
    });
    const tabs = {
      id: 'tabs',
      elType: 'widget',
      widgetType: 'nested-tabs',
      settings: { tabs: [{ tab_title: 'One' }, { tab_title: 'Two' }] },
      elements: [panel('p1'), panel('p2')],
    };
    const { document } = readDocument({ format: 1, content: [tabs] });
    const data = toPuckData(document);
    expect(data.content[0]?.props.panels).to.have.length(2);
    expect(fromPuckData(data).content).to.deep.equal([tabs]);
  });

  it('keeps an element of other software with the elements inside it', () => {
    const foreign = {
      id: 'f1',
      elType: 'e-flexbox',
      settings: {},
      elements: [{ id: 'f2', elType: 'widget', widgetType: 'heading', settings: {}, elements: [] }],
      styles: { a: 1 },
    };
    const { document } = readDocument({ format: 1, content: [foreign] });
    expect(fromPuckData(toPuckData(document)).content).to.deep.equal([foreign]);
  });
});
