import assert from 'node:assert/strict';
import { outlineOf } from '../../../../../src/elements/libraries/template-library/preview/outline';
import type { BuilderElement } from '../../../../../src/page';

function widget(widgetType: string, settings: Record<string, unknown> = {}): BuilderElement {
  return { id: 'a1b2c3d', elType: 'widget', widgetType, settings, elements: [] };
}

function container(...elements: BuilderElement[]): BuilderElement {
  return { id: 'a1b2c3d', elType: 'container', settings: {}, elements };
}

describe('the outline of a template', () => {
  it('is a tree of elements with their texts', () => {
    const content = [
      container(widget('heading', { title: 'Welcome', text: 'Less' }), widget('divider')),
    ];
    assert.deepEqual(outlineOf(content), {
      nodes: [
        {
          kind: 'container',
          text: '',
          children: [
            { kind: 'heading', text: 'Welcome', children: [] },
            { kind: 'divider', text: '', children: [] },
          ],
        },
      ],
      rest: 0,
    });
  });

  it('strips HTML tags and cuts long texts', () => {
    const editor = `<p>One</p><p onclick="x()">two</p> ${'x'.repeat(200)}`;
    const { nodes } = outlineOf([widget('text-editor', { editor, title: 7 })]);
    assert.ok(nodes[0]?.text.startsWith('One two xxx'));
    assert.equal([...(nodes[0]?.text ?? '')].length, 81);
  });

  it('counts the elements beyond the limit', () => {
    const content = [container(...Array.from({ length: 20 }, () => widget('heading')))];
    const { nodes, rest } = outlineOf([...content, widget('image')], 10);
    assert.deepEqual([nodes.length, nodes[0]?.children.length, rest], [1, 9, 12]);
  });
});
