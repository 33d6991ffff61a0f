import { expect } from 'chai';
import { authorForTests } from './author-for-tests';

interface Attachment {
  readonly id: number;
  readonly source_url: string;
}

/** The smallest picture: a GIF of one pixel, with its colour in the last but one group of bytes. */
const picture = (colour: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...new TextEncoder().encode('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0, colour, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2],
    ...[0x44, 1, 0, 0x3b],
  ]);

function formWith(content: BlobPart, name = 'picture.gif'): FormData {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
}

describe('the media library of the demo site', () => {
  const desk = authorForTests();

  const call = (query: string, options: RequestInit = {}): Promise<Response> => {
    const { site, ada } = desk();
    const { cookie, nonce } = ada.person;
    const headers = { cookie, 'X-WP-Nonce': nonce, ...options.headers };
    return fetch(`${site.url}/wp-json/wp/v2/media${query}`, { ...options, headers });
  };

  it('takes pictures, which visitors then get, and lists the newest first', async () => {
    for (const colour of [1, 2]) {
      const response = await call('', { method: 'POST', body: formWith(picture(colour)) });
      expect(response.status).to.equal(201);
    }
    const listed = await call('?per_page=1&page=1');
    const [newest] = (await listed.json()) as readonly Attachment[];
    expect(Number(listed.headers.get('X-WP-TotalPages'))).to.be.at.least(2);
    const shown = await fetch(desk().site.url + newest?.source_url);
    expect(shown.headers.get('Content-Type')).to.equal('image/gif');
    expect(new Uint8Array(await shown.arrayBuffer())).to.deep.equal(picture(2));
  });

  it('finds pictures by a part of their files’ names', async () => {
    await call('', { method: 'POST', body: formWith(picture(4), 'Linden bindery.gif') });
    const found = await call('?search=BINDERY');
    expect(found.headers.get('X-WP-Total')).to.equal('1');
    expect((await (await call('?search=nowhere')).json()) as unknown).to.deep.equal([]);
  });

  it('takes nothing but pictures, and nothing from visitors', async () => {
    for (const body of [formWith('<svg onload="x()"/>'), new FormData(), 'no form']) {
      expect((await call('', { method: 'POST', body })).status).to.equal(400);
    }
    const body = formWith(picture(3));
    const stranger = { method: 'POST', body, headers: { cookie: '', 'X-WP-Nonce': '' } };
    expect((await call('', stranger)).status).to.equal(401);
    expect((await call('', { headers: { cookie: '' } })).status).to.equal(401);
  });
});
