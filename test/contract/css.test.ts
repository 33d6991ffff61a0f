import { expect } from '@open-wc/testing';
import { contracts } from '../../src';
import waiting from '../../src/nh.css?inline';

describe('nh.css', () => {
  for (const { tag } of contracts) {
    it(`gives <${tag}> its box before its code is loaded`, () => {
      expect(waiting).to.match(new RegExp(`(^|[\\s,}{])${tag}\\s*[,{]`));
    });
  }
});
