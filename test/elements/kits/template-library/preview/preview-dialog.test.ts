import { expect } from '@open-wc/testing';
import { PreviewDialog } from '../../../../../src/elements/kits/template-library/preview/preview-dialog';
import { template } from '../../libraries/listing/templates';
import { cleared, drawn, offline, opened } from '../dialogs/live';

afterEach(cleared);

const home = template(1, { title: 'Home', type: 'header', bytes: 4200 });
const inside = {
  ...home,
  content: [
    {
      id: 'a1b2c3d',
      elType: 'widget' as const,
      widgetType: 'image-box',
      settings: { title: '<img src=x onerror=alert(1)>Hello' },
      elements: [],
    },
  ],
  page_settings: { layout: 'wide' },
};

describe('the preview of a template', () => {
  it('shows what it is and what is in it, as text', async () => {
    let inserts = 0;
    const live = opened(PreviewDialog, {
      template: home,
      load: () => Promise.resolve({ value: inside }),
      insert: () => inserts++,
    });
    await drawn();
    expect(live.title()).to.equal('Preview of “Home”');
    expect(live.text('[part="note"]')).to.contain('Header by Ada');
    expect(live.text('[part="outline"]')).to.equal('Image box Hello');
    expect(live.text('[part="inside"]')).to.contain('settings of its page along: layout.');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Insert');
    expect([inserts, live.isOpen()]).to.deep.equal([1, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('says why it cannot be shown, and tries again', async () => {
    let calls = 0;
    const load = () => Promise.resolve(++calls === 1 ? { error: offline } : { value: inside });
    const live = opened(PreviewDialog, { template: home, load });
    await drawn();
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await live.press('Try again');
    expect(document.activeElement === live.find('[part="inside"]')).to.equal(true);
    expect(live.text('[part="outline"]')).to.contain('Hello');
  });

  it('ends its call when it is closed', async () => {
    let given: AbortSignal | undefined;
    const load = (signal: AbortSignal) => {
      given = signal;
      return new Promise<never>(() => undefined);
    };
    const live = opened(PreviewDialog, { template: home, load });
    await drawn();
    await live.press('Close');
    expect(given?.aborted).to.equal(true);
  });
});
