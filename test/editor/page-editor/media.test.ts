import { expect } from '@open-wc/testing';
import { apiMedia } from '../../../src/editor/site/api-media';
import type { LibraryPicture, SiteMedia } from '../../../src/editor/site/site-media';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { json, type RestServer, restServer } from '../../server-doubles/rest-server';
import { buttonIn, type OpenedPageEditor, openPageEditor } from './opened-page-editor';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const named = (id: number, name: string): LibraryPicture => ({
  id,
  url: `/media/${name}`,
  alt: `The ${name}`,
  name,
  thumbnail: PIXEL,
});

/** A library in memory, two pictures at a time. */
function library(...all: readonly LibraryPicture[]): SiteMedia & { fails: boolean } {
  const source = {
    fails: false,
    async list(search: string, page: number) {
      if (source.fails) throw new Error('The library cannot be reached.');
      const found = all.filter(({ name }) => name.includes(search));
      return { pictures: found.slice(page * 2 - 2, page * 2), pages: Math.ceil(found.length / 2) };
    },
    upload: async (file: File) => named(9, file.name),
  };
  return source;
}

const page = {
  format: 1,
  content: [{ id: 'pic', elType: 'widget', widgetType: 'image', settings: {}, elements: [] }],
  page_settings: {},
};

describe('the media library of the page editor', () => {
  let editor: OpenedPageEditor;

  afterEach(() => editor.close());

  const dialog = () => editor.box.querySelector('[data-dialog="media"]') as HTMLElement;
  const names = () =>
    [...dialog().querySelectorAll('[part="picture"]')].map(({ textContent }) => textContent);

  async function open(media: SiteMedia): Promise<void> {
    editor = await openPageEditor(page, { site: { media } });
    editor.node('pic').click();
    await until(() => buttonIn(editor.box, 'Choose from the library'), 'showed the settings');
    buttonIn(editor.box, 'Choose from the library').click();
    await until(dialog, 'opened the library');
  }

  it('lists pictures, finds one, and sets it with its text alternative', async () => {
    await open(library(named(1, 'bench.jpg'), named(2, 'book.jpg'), named(3, 'shop.jpg')));
    await until(() => names().length === 2, 'listed the first part');
    buttonIn(dialog(), 'Show more').click();
    await until(() => names().length === 3, 'listed the rest');
    expect(buttonIn(dialog(), 'Show more')).not.to.exist;
    await expect(dialog()).to.be.accessible();
    typeInto(dialog().querySelector('[type="search"]'), 'shop');
    await until(() => names().join() === 'shop.jpg', 'searched');
    dialog().querySelector<HTMLElement>('[part="picture"]')?.click();
    const { content } = await editor.saved((saved) => saved.content[0]?.settings.image);
    expect(content[0]?.settings.image).to.deep.equal({
      url: '/media/shop.jpg',
      id: 3,
      alt: 'The shop.jpg',
    });
    expect(dialog()).to.equal(null);
  });

  async function upload(): Promise<void> {
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'new.png', { type: 'image/png' }));
    const input = dialog().querySelector('[type="file"]') as HTMLInputElement;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const button = () => buttonIn(dialog(), 'Upload and use');
    await until(() => !button().hasAttribute('aria-disabled'), 'took the file');
    button().click();
  }

  it('uploads a picture and sets it', async () => {
    await open(library());
    await until(() => dialog().textContent?.includes('no picture yet'), 'said that it is empty');
    await upload();
    const { content } = await editor.saved((saved) => saved.content[0]?.settings.image);
    expect(content[0]?.settings.image).to.include({ url: '/media/new.png', id: 9 });
  });

  it('stays open when an upload of a dialog that was closed ends', async () => {
    let finish: (picture: LibraryPicture) => void = () => {};
    const uploaded = new Promise<LibraryPicture>((resolve) => {
      finish = resolve;
    });
    await open({ ...library(named(1, 'bench.jpg')), upload: () => uploaded });
    await upload();
    buttonIn(dialog(), 'Close').click();
    await until(() => !dialog(), 'closed the library');
    buttonIn(editor.box, 'Choose from the library').click();
    await until(dialog, 'opened the library again');
    finish(named(9, 'late.jpg'));
    await until(() => names().length === 1, 'listed the picture');
    expect(dialog()).to.exist;
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('repeats a failed search from its first part, and counts the pictures of the answered search', async () => {
    const media = library(named(1, 'bench.jpg'), named(2, 'book.jpg'), named(3, 'shop.jpg'));
    await open(media);
    await until(() => names().length === 2, 'listed the first part');
    media.fails = true;
    typeInto(dialog().querySelector('[type="search"]'), 'shop');
    await until(() => dialog().textContent?.includes('cannot be reached'), 'said why');
    expect(dialog().querySelector('[part="count"]')?.textContent).to.equal('2 pictures');
    media.fails = false;
    buttonIn(dialog(), 'Try again').click();
    await until(() => names().join() === 'shop.jpg', 'searched');
    expect(dialog().querySelector('[part="count"]')?.textContent).to.equal('1 picture');
  });

  it('says why it could not be read, and tries again', async () => {
    const media = library(named(1, 'bench.jpg'));
    media.fails = true;
    await open(media);
    await until(() => dialog().textContent?.includes('cannot be reached'), 'said why');
    media.fails = false;
    buttonIn(dialog(), 'Try again').click();
    await until(() => names().length === 1, 'listed the picture');
  });
});

describe('the media library of WordPress', () => {
  let server: RestServer;

  beforeEach(() => {
    server = restServer();
  });

  afterEach(() => server.restore());

  const attachment = (id: number, sizes = {}) => ({
    id,
    source_url: `https://example.org/uploads/caf%C3%A9-${id}.jpg`,
    alt_text: 'A table',
    media_details: { sizes },
  });

  it('lists pictures with a small version of each', async () => {
    const medium = { source_url: '/uploads/small.jpg' };
    const response = json([attachment(1, { medium }), attachment(2)]);
    response.headers.set('X-WP-TotalPages', '3');
    server.next(response);
    const { pictures, pages } = await apiMedia().list('café', 2);
    expect(pages).to.equal(3);
    expect(pictures.map(({ name, thumbnail }) => [name, thumbnail])).to.deep.equal([
      ['café-1.jpg', '/uploads/small.jpg'],
      ['café-2.jpg', 'https://example.org/uploads/caf%C3%A9-2.jpg'],
    ]);
    expect(server.calls[0]?.address).to.contain('wp/v2/media?media_type=image&per_page=30&page=2');
  });

  it('shows the name of the uploaded file where the server has named it by a hash', async () => {
    const hashed = { source_url: '/media/9f86d081884c7d659a2feaa0c55ad015.png' };
    const first = { ...attachment(1), ...hashed, title: { rendered: 'workshop.png' } };
    const second = { ...attachment(2), ...hashed, title: { rendered: '' } };
    const third = { ...attachment(3), title: { rendered: 'Our table' } };
    server.next(json([first, second, third]));
    const { pictures } = await apiMedia().list('', 1);
    expect(pictures.map(({ name }) => name)).to.deep.equal([
      'workshop.png',
      '9f86d081884c7d659a2feaa0c55ad015.png',
      'café-3.jpg',
    ]);
  });

  it('says that the session has expired, and that a response is not valid', async () => {
    const fault = () =>
      apiMedia()
        .list('', 1)
        .catch((error: Error) => error.message);
    server.next(json({ code: 'rest_cookie_invalid_nonce', message: 'Check failed.' }, 403));
    // The server has no new nonce.
    server.next(json('0', 400));
    expect(await fault()).to.match(/^You are logged out\./);
    server.next(json('<h1>Maintenance</h1>'));
    expect(await fault()).to.contain('Invalid fields in the response');
  });

  it('takes a file under its name, and says why it refuses one', async () => {
    server.next(json(attachment(3), 201));
    const file = new File(['x'], 'café.png', { type: 'image/png' });
    expect((await apiMedia().upload(file)).id).to.equal(3);
    const form = server.calls[0]?.init.body as FormData;
    const sent = form.get('file') as File;
    expect([sent.name, sent.type]).to.deep.equal(['café.png', 'image/png']);
    server.next(json({ code: 'rest_upload_sideload_error', message: 'Not this type.' }, 500));
    const fault = await apiMedia()
      .upload(file)
      .catch((error: Error) => error.message);
    expect(fault).to.equal('Not this type.');
  });
});
