import { expect } from '@open-wc/testing';
import { PreviewDialog } from '../../../../../src/elements/libraries/template-library/preview/preview-dialog';
import { cleared, offline, opened } from '../../../../page-objects/template-dialogs';
import { rendered } from '../../../../page-objects/until';
import { template } from '../../../../ui/listing/templates';

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
  page_settings: { layout: 'wide', hide_title: 'yes' },
};

describe('the preview dialog', () => {
  it('shows the properties and the outline as text', async () => {
    let inserts = 0;
    const live = opened(PreviewDialog, {
      template: home,
      load: () => Promise.resolve({ value: inside }),
      insert: () => inserts++,
    });
    await rendered();
    expect(live.title()).to.equal('Preview of “Home”');
    expect(live.text('[part="note"]')).to.contain('Header by Ada');
    expect(live.text('[part="outline"]')).to.equal('Image box Hello');
    expect(live.text('[part="inside"]')).to.contain(
      'Contains page settings: layout and hide_title.',
    );
    await expect(live.dialog()).to.be.accessible();
    await live.press('Insert');
    expect([inserts, live.isOpen()]).to.deep.equal([1, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('frames the page of the template, without scripts, instead of the thumbnail', async () => {
    const live = opened(PreviewDialog, {
      template: { ...home, thumbnail: '/thumbnail.png' },
      page: 'about:blank',
      load: () => Promise.resolve({ value: inside }),
    });
    await rendered();
    const frame = live.find('[part="preview-page"] iframe') as HTMLIFrameElement;
    expect(frame.getAttribute('sandbox')).to.equal('allow-same-origin');
    expect(frame.title).to.equal('The template as a page');
    const [box, page] = [frame.parentElement, frame].map((one) => one?.getBoundingClientRect());
    expect(page?.width).to.be.closeTo(box?.width ?? 0, 2);
    expect(live.dialog()?.querySelector('[part="preview-picture"]')).to.equal(null);
    expect(live.text('[part="outline"]')).to.equal('Image box Hello');
    await expect(live.dialog()).to.be.accessible();
  });

  it('shows why loading failed, and retries it', async () => {
    let calls = 0;
    const load = () => Promise.resolve(++calls === 1 ? { error: offline } : { value: inside });
    const live = opened(PreviewDialog, { template: home, load });
    await rendered();
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await live.press('Try again');
    expect(document.activeElement === live.find('[part="inside"]')).to.equal(true);
    expect(live.text('[part="outline"]')).to.contain('Hello');
  });

  it('aborts the request when it closes', async () => {
    let given: AbortSignal | undefined;
    const load = (signal: AbortSignal) => {
      given = signal;
      return new Promise<never>(() => undefined);
    };
    const live = opened(PreviewDialog, { template: home, load });
    await rendered();
    await live.press('Close');
    expect(given?.aborted).to.equal(true);
  });
});
