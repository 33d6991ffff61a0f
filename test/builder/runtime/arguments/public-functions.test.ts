import { expect } from '@open-wc/testing';
import * as kits from '../../../../src/elements/kits';
import { defineElements } from '../../../../src/index';
import * as page from '../../../../src/page-scripts';
import * as tracking from '../../../../src/tracking';
import * as catalogue from '../../../../src/tracking/catalogue';

type Call = (...given: readonly unknown[]) => unknown;

/** Arguments of wrong types, by the function that rejects them with its documented error. */
const wrong: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  defineElements: [[null], [5], [{ tags: 'nh-video' }], [{ tags: 5 }]],
  registerBehaviour: [[], [null], [{ type: 5 }], [{ type: 'image.default', begin: 'x' }]],
  documentOf: [[], [null], [5], ['x'], [{}]],
  registerAction: [[], [5, {}], ['name'], ['name', null], ['name', { run: 5 }]],
  deviceOrder: [[null], [5], ['x']],
  deviceRange: [[], [5], ['mobile', null], ['mobile', 5]],
  deviceSize: [[], [null, 'gap'], [{}, 5], [{}, 'gap', 5], [{}, 'gap', 'mobile', 5]],
  deviceValue: [[], [null, 'gap'], [{}, 5], [{}, 'gap', null], [{}, 'gap', 'mobile', null]],
  onDeviceChange: [[], [5], [() => {}], [() => {}, {}]],
  escapeHtml: [[], [null], [5], [Symbol('text')]],
  autoplayAddress: [[], [null], [5], [{}]],
  localStore: [[null], [5], [{ builder: 5 }]],
  sessionStore: [[null], [5], [{ builder: 5 }]],
  scrollObserver: [[], [null], [{ callback: 5 }], [{ callback: () => {}, signal: {} }]],
  trackEvents: [[], [null], [5], [{}, null], [{}, {}]],
  addTrackingSink: [[], [null], [{}]],
  kitShare: [[], [null], [5], ['x'], [Symbol('x')], [{}], [{ enabled: 1 }]],
  kitFields: [[], ['export'], ['export', null], ['export', {}], ['other', {}]],
  registerKitSection: [
    [],
    [5],
    ['content', { key: 'a', title: 'A', children: 5 }],
    ['content', { key: 'a', title: 'A', component: 5 }],
    ['content', { key: 'a', title: 'A', isAvailable: true }],
  ],
};

const functions: Readonly<Record<string, unknown>> = {
  defineElements,
  ...page,
  ...tracking,
  ...catalogue,
  ...kits,
};

const documented = /is required\.|invalid (?:type|instance)|There is no kit part/;

function answer(call: Call, given: readonly unknown[]): string {
  try {
    call(...given);
    return 'no error';
  } catch (error) {
    const isDocumented = error instanceof TypeError && documented.test(error.message);
    return isDocumented ? 'documented' : String(error);
  }
}

describe('an argument of a wrong type', () => {
  for (const [name, calls] of Object.entries(wrong)) {
    it(`is answered by ${name}() with its documented error`, () => {
      const answers = calls.map((given) => answer(functions[name] as Call, given));
      expect(answers).to.deep.equal(calls.map(() => 'documented'));
    });
  }

  it('runs no action, and is named once in the console', () => {
    expect(page.runAction(Symbol('name') as never)).to.equal(false);
    expect(page.parsedActionHash(Symbol('text') as never, 'elementor')).to.equal(null);
  });
});
