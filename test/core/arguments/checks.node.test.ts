import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import {
  requireArgument,
  requireConstructor,
  requireInstance,
  requireType,
  unimplemented,
} from '../../../src/core/arguments/checks';

class Shape {
  area(): number {
    return unimplemented('area');
  }
}
class Circle extends Shape {}

/** What a call of some function was given. */
interface Call {
  readonly text?: unknown;
}

describe('a required argument', () => {
  it('is missing where it is undefined, absent, or nothing was given at all', () => {
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

  it('may hold any other value', () => {
    for (const text of [null, false, 0, '', {}]) requireArgument({ text }, 'text');
  });
});

describe('an argument of a type', () => {
  it('is told from one of another type, by the type that it should have', () => {
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

describe('an argument that is an instance', () => {
  it('is of the class, or of one that extends it', () => {
    requireInstance({ text: new Shape() }, 'text', Shape);
    requireInstance({ text: new Circle() }, 'text', Shape);
    requireInstance({ text: [] }, 'text', Object);
  });

  it('is of no other class', () => {
    for (const text of [new Shape(), {}, Object.create(null), Circle, null, 'Circle']) {
      expect(() => requireInstance({ text }, 'text', Circle)).to.throw(
        TypeError,
        /^text invalid instance\.$/,
      );
    }
  });

  it('may be from another window, which has classes of its own', () => {
    const text: unknown = runInNewContext('[]');
    expect(text).not.to.be.an.instanceOf(Array);
    requireInstance({ text }, 'text', Array);
    requireConstructor({ text }, 'text', Array);
  });
});

describe('an argument that a class has made', () => {
  it('is not made by a class that extends it, or that it extends', () => {
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

describe('a method that each subclass has to provide', () => {
  it('says so when it is called without having been', () => {
    expect(() => new Circle().area()).to.throw(
      /^area\(\) should be implemented, please provide 'area' functionality\.$/,
    );
  });
});
