import { expect } from 'chai';
import { createSectionRegistry } from '../../../../src/elements/kits/sections';

describe('the initial states of sections', () => {
  it('come from the section, else from its parent, else are on', () => {
    const registry = createSectionRegistry();
    registry.register({ key: 'own', title: 'Own', getInitialState: () => ['7'] });
    registry.register({ key: 'like parent', title: 'Like parent' });
    registry.register({ key: 'alone', title: 'Alone', useParentDefault: false });
    expect(registry.getState({}, false)).to.deep.equal({
      own: ['7'],
      'like parent': false,
      alone: true,
    });
    expect(registry.getState({})).to.deep.equal({ own: ['7'], 'like parent': true, alone: true });
  });

  it('contain children in the same map, each following its parent', () => {
    const registry = createSectionRegistry();
    const children = [
      { key: 'follows', title: 'Follows' },
      {
        key: 'asks',
        title: 'Asks',
        getInitialState: (_: object, state: unknown) => state === false,
      },
    ];
    registry.register({ key: 'off', title: 'Off', getInitialState: () => false, children });
    expect(registry.getState({}, true)).to.deep.equal({ off: false, follows: false, asks: true });
  });

  it('depend on the data and the parent’s state', () => {
    const registry = createSectionRegistry();
    const given: unknown[] = [];
    const getInitialState = (...all: unknown[]) => {
      given.push(...all);
      return true;
    };
    registry.register({ key: 'a', title: 'A', getInitialState });
    const data = { uploadedData: null };
    registry.getState(data, false);
    expect(given).to.deep.equal([data, false]);
  });
});

describe('the initial state of a template section before an import', () => {
  const registry = createSectionRegistry({
    header: 'site-parts',
    footer: 'site-parts',
    page: 'content',
  });
  const state = (uploadedData: unknown, isOnByDefault = true) =>
    registry.importInitialState('site-parts', isOnByDefault)(
      { uploadedData } as { uploadedData: object },
      true,
    );
  const kit = (...types: unknown[]) => ({
    manifest: { templates: types.map((type) => ({ title: 'T', doc_type: type })) },
  });

  it('is on if a template of the kit is of its group', () => {
    expect(state(kit('page', 'footer'), false)).to.deep.equal({ enabled: true });
    expect(state(kit('page'))).to.deep.equal({ enabled: false });
  });

  it('reads templates by id as well', () => {
    const templates = { 12: { doc_type: 'page' }, 14: { doc_type: 'header' } };
    expect(state({ manifest: { templates } }, false)).to.deep.equal({ enabled: true });
  });

  it('is isOnByDefault without a kit', () => {
    for (const none of [undefined, null]) {
      expect(state(none, true)).to.deep.equal({ enabled: true });
      expect(state(none, false)).to.deep.equal({ enabled: false });
    }
  });

  it('is off if the kit has no manifest or no templates', () => {
    for (const without of [{}, { manifest: null }, { manifest: {} }, kit()]) {
      expect(state(without)).to.deep.equal({ enabled: false });
    }
    expect(state({ manifest: { templates: null } })).to.deep.equal({ enabled: false });
  });

  it('ignores types without a group, even with names of Object’s properties', () => {
    expect(state(kit('popup', 'constructor', undefined, 7))).to.deep.equal({ enabled: false });
    expect(state({ manifest: { templates: [null, 'header'] } })).to.deep.equal({ enabled: false });
    const nameless = registry.importInitialState(undefined as never, true);
    expect(nameless({ uploadedData: kit('popup') }, true)).to.deep.equal({ enabled: false });
  });
});
