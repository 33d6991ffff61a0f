import { expect } from 'chai';
import { nodeKinds } from '../../src/editor/nodes/kinds';
import { shownFields } from '../../src/editor/nodes/shown-fields';
import { sectionsOf } from '../../src/editor/panel/sections';

const fieldsOf = (kind: string) => nodeKinds.get(kind)?.fields ?? {};

describe('the settings in the panel of a node', () => {
  it('have one list of items: that of the page builder if the node uses it, else ours', () => {
    for (const kind of ['accordion', 'tabs', 'toggle', 'nested-tabs']) {
      const shown = (settings: object) => {
        const fields = shownFields(fieldsOf(kind), { ...settings });
        return ['tabs', 'items'].filter((key) => key in fields);
      };
      expect(shown({}), kind).to.deep.equal(['items']);
      expect(shown({ items: [{ title: 'One' }] }), kind).to.deep.equal(['items']);
      expect(shown({ tabs: [{ tab_title: 'One' }] }), kind).to.deep.equal(['tabs']);
    }
  });

  it('offer the forms of the site by their names, if the site tells them', () => {
    const fields = fieldsOf('nh-contact-form');
    const need = { kind: 'form', id: '7' } as const;
    const named = shownFields(fields, {}, [
      { need, answer: { title: 'Write to us', settings: {} } },
    ]);
    expect(named.id).to.deep.include({ kind: 'choice', options: { 7: 'Write to us' } });
    expect(shownFields(fields, {}, [{ need, answer: { settings: {} } }]).id?.kind).to.equal(
      'number',
    );
  });

  it('show what identifies a form to its server among the advanced ones, after those of its content', () => {
    const sections = sectionsOf(fieldsOf('nh-contact-form'));
    const keysOf = (wanted: string) =>
      Object.keys(sections.find(({ name }) => name === wanted)?.fields ?? {});
    expect(keysOf('content').slice(0, 3)).to.deep.equal(['id', 'title', 'fields']);
    expect(keysOf('advanced')).to.include.members([
      'locale',
      'version',
      'unitTag',
      'containerPost',
      'postedDataHash',
    ]);
  });

  it('have no two with the same label in the section Style', () => {
    for (const [kind, { fields }] of nodeKinds) {
      const style = sectionsOf(fields).find(({ name }) => name === 'style')?.fields ?? {};
      const labels = Object.values(style).map(({ label }) => label);
      expect(labels, kind).to.deep.equal([...new Set(labels)]);
    }
  });
});
