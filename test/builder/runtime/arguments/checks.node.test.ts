import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import {
  requireArgument,
  requireConstructor,
  requireInstance,
  requireType,
  unimplemented,
} from '../../../../src/builder/runtime/arguments/checks';

class Shape {
  area(): number {
    return unimplemented('area');
  }
}
class Circle extends Shape {}

/** Arguments of a function call. */
interface Call {
  readonly text?: unknown;
}

describe('a required argument', () => {
  it('is missing if it is undefined, absent, or no arguments were passed', () => {
    const checks = [
      (call?: Call) => requireArgument(call, 'text'),
      (call?: Call) => requireType(call, 'text', 'string'),
      (call?: Call) => requireInstance(call, 'text', Shape),
      (call?: Call) => requireConstructor(call, 'text', Shape),
    ];
    for (const check of checks) {
      for (const call of [{ text: undefined }, {}, undefined, null as unknown as undefined]) {
        expect(() => check(call)).to.throw(TypeError, /^text is required\.$/);
      }
    }
  });

  it('accepts any other value', () => {
    for (const text of [null, false, 0, '', {}]) requireArgument({ text }, 'text');
  });
});

describe('an argument with a type', () => {
  it('is rejected with the expected type if it has another type', () => {
    requireType({ text: '' }, 'text', 'string');
    requireType({ text: () => {} }, 'text', 'function');
    requireType({ text: [] }, 'text', 'object');
    expect(() => requireType({ text: 1 }, 'text', 'string')).to.throw(
      TypeError,
      /^text invalid type: string\.$/,
    );
    expect(() => requireType({ text: null }, 'text', 'object')).to.throw(
      'text invalid type: object.',
    );
  });
});

describe('an instance argument', () => {
  it('may be an instance of the class or a subclass', () => {
    requireInstance({ text: new Shape() }, 'text', Shape);
    requireInstance({ text: new Circle() }, 'text', Shape);
    requireInstance({ text: [] }, 'text', Object);
  });

  it('may not be an instance of another class', () => {
    for (const text of [new Shape(), {}, Object.create(null), Circle, null, 'Circle']) {
      expect(() => requireInstance({ text }, 'text', Circle)).to.throw(
        TypeError,
        /^text invalid instance\.$/,
      );
    }
  });

  it('may come from another window with its own classes', () => {
    const text: unknown = runInNewContext('[]');
    expect(text).not.to.be.an.instanceOf(Array);
    requireInstance({ text }, 'text', Array);
    requireConstructor({ text }, 'text', Array);
  });
});

describe('an argument with an exact constructor', () => {
  it('may not be an instance of a subclass or superclass', () => {
    requireConstructor({ text: {} }, 'text', Object);
    requireConstructor({ text: new Circle() }, 'text', Circle);
    for (const text of [[], new Circle(), null, Object.create(null)]) {
      expect(() => requireConstructor({ text }, 'text', Shape)).to.throw(
        TypeError,
        /^text invalid constructor type\.$/,
      );
    }
  });
});

describe('an abstract method', () => {
  it('throws when it is called without an implementation', () => {
    expect(() => new Circle().area()).to.throw(
      /^area\(\) should be implemented, please provide 'area' functionality\.$/,
    );
  });
});
