import { expect } from 'chai';
import { keyMove } from '../../../../src/elements/header/account-menu/key-move';

const names = ['Orders', 'Addresses', ' account', 'Log out'];

describe('a key in an open menu', () => {
  for (const [key, at, to] of [
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['a', 0, 1],
    ['A', 1, 2],
    ['a', 2, 1],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Tab', 0, undefined],
  ] as const) {
    it(`${JSON.stringify(key)} goes from ${at} to ${to}`, () => {
      expect(keyMove(key, at, names)).to.equal(to);
    });
  }
});
