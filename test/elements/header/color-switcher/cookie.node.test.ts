import { expect } from 'chai';
import {
  choiceCookie,
  choiceName,
  parseChoice,
} from '../../../../src/elements/header/color-switcher/cookie';

const name = choiceName('astra');

describe('the choice in the cookies', () => {
  it('has the theme’s name in its name', () => {
    expect(name).to.equal('astraColorSwitcherState');
  });

  for (const [cookies, choice] of [
    ['', undefined],
    [`${name}=true`, true],
    [`a=b; ${name}=false; c=d`, false],
    [`${name}=`, false],
    [`${name}=1`, false],
    [`not-${name}=true`, undefined],
    [`${name}2=true`, undefined],
    [`a=${name}=true`, undefined],
  ] as const) {
    it(`is ${choice} in "${cookies}"`, () => {
      expect(parseChoice(cookies, name)).to.equal(choice);
    });
  }

  it('is stored for 90 days for the whole site, with Secure on https', () => {
    expect(choiceCookie(name, true, false)).to.equal(
      'astraColorSwitcherState=true; Path=/; Max-Age=7776000; SameSite=Lax',
    );
    expect(choiceCookie(name, false, true)).to.equal(
      'astraColorSwitcherState=false; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    );
  });
});
