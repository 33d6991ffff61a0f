import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { drawn, probeTag, shown } from './fixtures';

const { innerWidth } = window;
const narrow = { mobile: innerWidth + 10 };
const wide = { mobile: innerWidth - 10 };

afterEach(() => configure({ breakpoints: undefined }));

describe('a setting that differs by device', () => {
  it('is passed to the body for the window’s device, and again when the device changes', async () => {
    configure({ breakpoints: wide });
    const tag = probeTag();
    const element = await drawn(`<${tag} settings='{"wide":3,"wide_mobile":"1"}'></${tag}>`);
    expect(shown(element)?.settings.wide).to.equal(3);
    configure({ breakpoints: narrow });
    await element.updateComplete;
    expect(shown(element)?.settings.wide).to.equal(1);
  });
});
