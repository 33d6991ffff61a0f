import { expect } from 'chai';
import { createSectionRegistry } from '../../../../src/elements/kits/sections';
import { consoleDuringSync } from '../../../page-objects/captured-console';

const titles = (sections: readonly { title: string }[]) => sections.map(({ title }) => title);

describe('a registered section', () => {
  it('has a default for everything but key and title', () => {
    const registry = createSectionRegistry();
    registry.register({ key: 'pages', title: 'Pages' });
    const { isAvailable, ...section } = registry.get('pages') ?? expect.fail('is not there');
    expect(isAvailable()).to.equal(true);
    expect(section).to.deep.equal({
      key: 'pages',
      title: 'Pages',
      description: '',
      useParentDefault: true,
      getInitialState: null,
      component: null,
      order: 10,
      children: [],
    });
  });

  it('gives its children the same defaults', () => {
    const registry = createSectionRegistry();
    registry.register({ key: 'a', title: 'A', children: [{ key: 'b', title: 'B' }] });
    const [child] = registry.get('a')?.children ?? [];
    expect(child).to.include({ key: 'b', order: 10, description: '', useParentDefault: true });
  });

  it('follows its parent unless useParentDefault is false itself', () => {
    const registry = createSectionRegistry();
    for (const useParentDefault of [undefined, null, 0, '', false]) {
      const key = JSON.stringify(useParentDefault) ?? 'left out';
      // A plain script is held by no type.
      registry.register({ key, title: `Is ${key}`, useParentDefault } as never);
    }
    expect(registry.getAll().map(({ useParentDefault }) => useParentDefault)).to.deep.equal([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  const unnamed = [
    {},
    { key: 'a' },
    { title: 'A' },
    { key: '', title: 'A' },
    { key: 'a', title: ' ' },
    { key: 7, title: 'A' },
    null,
  ];
  for (const section of unnamed) {
    it(`is refused without a name: ${JSON.stringify(section)}`, () => {
      const registry = createSectionRegistry();
      const message = 'Template type must have key and title';
      expect(() => registry.register(section as never)).to.throw(Error, new RegExp(`^${message}$`));
      const children = [{ key: 'fine', title: 'Fine' }, section as never];
      expect(() => registry.register({ key: 'p', title: 'P', children })).to.throw(message);
      expect(registry.getAll()).to.deep.equal([]);
    });
  }

  it('stays unchanged, but gets the children of a later one with its key', () => {
    const registry = createSectionRegistry();
    registry.register({
      key: 'a',
      title: 'First',
      order: 1,
      children: [
        { key: 'b', title: 'B' },
        { key: 'c', title: 'C' },
      ],
    });
    const children = [
      { key: 'd', title: 'New' },
      { key: 'b', title: 'Replaced' },
    ];
    registry.register({ key: 'a', title: 'Second', order: 2, children });
    const section = registry.get('a') ?? expect.fail('is not there');
    expect(section).to.include({ title: 'First', order: 1 });
    expect(titles(section.children)).to.deep.equal(['Replaced', 'C', 'New']);
  });

  it('keeps its children if a later one with its key has none', () => {
    const registry = createSectionRegistry();
    registry.register({ key: 'a', title: 'A', children: [{ key: 'b', title: 'B' }] });
    registry.register({ key: 'a', title: 'A' });
    expect(titles(registry.get('a')?.children ?? [])).to.deep.equal(['B']);
  });

  it('cannot be changed through the registry’s results', () => {
    const registry = createSectionRegistry();
    registry.register({ key: 'a', title: 'A', children: [{ key: 'b', title: 'B' }] });
    Object.assign(registry.getAll()[0] as object, { title: 'Other', children: [] });
    expect(registry.getAll()[0]).to.include({ title: 'A' });
    expect(titles(registry.getAll()[0]?.children ?? [])).to.deep.equal(['B']);
  });
});

describe('the listed sections', () => {
  it('are sorted by order, then by registration', () => {
    const registry = createSectionRegistry();
    const children = [
      { key: 'late', title: 'Late', order: 20 },
      { key: 'plain', title: 'Plain' },
      { key: 'zero', title: 'Zero', order: 0 },
    ];
    registry.register({ key: 'ten', title: 'Ten', children });
    registry.register({ key: 'last', title: 'Last', order: 11 });
    registry.register({ key: 'other', title: 'Other ten', order: null });
    registry.register({ key: 'first', title: 'First', order: 0 });
    expect(titles(registry.getAll())).to.deep.equal(['First', 'Ten', 'Other ten', 'Last']);
    expect(titles(registry.getAll()[1]?.children ?? [])).to.deep.equal(['Zero', 'Plain', 'Late']);
  });

  it('omit unavailable sections and children, checked each time', () => {
    const registry = createSectionRegistry();
    let isOn = false;
    const children = [{ key: 'b', title: 'B', isAvailable: () => isOn }];
    registry.register({ key: 'a', title: 'A', children });
    registry.register({ key: 'c', title: 'C', isAvailable: () => isOn });
    expect(titles(registry.getAll())).to.deep.equal(['A']);
    expect(registry.getAll()[0]?.children).to.deep.equal([]);
    expect(registry.get('c')).to.include({ title: 'C' });
    isOn = true;
    expect(titles(registry.getAll())).to.deep.equal(['A', 'C']);
    expect(titles(registry.getAll()[0]?.children ?? [])).to.deep.equal(['B']);
  });

  it('omit a section whose isAvailable throws, and report it once', () => {
    const errors = consoleDuringSync('error', () => {
      const registry = createSectionRegistry();
      const isAvailable = () => {
        throw new Error('no such plugin');
      };
      registry.register({ key: 'shop', title: 'Shop', isAvailable });
      expect(registry.getAll()).to.deep.equal([]);
      expect(registry.getState({})).to.deep.equal({});
    });
    expect(errors).to.have.length(1);
    expect(errors[0]?.[0]).to.contain('"shop"');
  });
});
