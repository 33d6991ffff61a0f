import { expect } from 'chai';
import { forwardedResponse } from '../../../demo/server/libraries/forward';
import { LibraryRefusal } from '../../../server/library-refusal';
import { cloudRoutes } from '../../../src/api/routes';

const answer = (type: string, status = 200) =>
  new Response('<script>alert(1)</script>', { status, headers: { 'Content-Type': type } });

describe('an answer of the library', () => {
  it('keeps a type that its route names, with nosniff', () => {
    for (const [route, type] of [
      [cloudRoutes.readKitFile, 'application/zip'],
      [cloudRoutes.readThumbnail, 'image/png'],
      [cloudRoutes.readKit, 'application/json; charset=utf-8'],
    ] as const) {
      const { headers } = forwardedResponse(route, answer(type));
      expect(headers.get('Content-Type')).to.equal(type.split(';')[0]);
      expect(headers.get('X-Content-Type-Options')).to.equal('nosniff');
    }
  });

  it('is refused with any other type: it would be a document of the site', () => {
    for (const [route, type] of [
      [cloudRoutes.readKitFile, 'text/html'],
      [cloudRoutes.readThumbnail, 'image/svg+xml'],
      [cloudRoutes.readThumbnail, 'TEXT/HTML'],
      [cloudRoutes.readKit, 'application/xhtml+xml'],
    ] as const) {
      expect(() => forwardedResponse(route, answer(type)), type).to.throw(LibraryRefusal);
    }
    expect(() => forwardedResponse(cloudRoutes.readKitFile, answer('text/html', 404))).to.throw();
  });

  it('is refused when it has a body without a type, and kept when it has neither', () => {
    const untyped = new Response(new Uint8Array([60]), { status: 200 });
    expect(() => forwardedResponse(cloudRoutes.readKitFile, untyped)).to.throw(LibraryRefusal);
    const unchanged = new Response(null, { status: 304, headers: { ETag: '"a"' } });
    expect(forwardedResponse(cloudRoutes.readThumbnail, unchanged).headers.get('ETag')).to.equal(
      '"a"',
    );
  });

  it('sets no cookie', () => {
    const { headers } = forwardedResponse(
      cloudRoutes.readKit,
      new Response('{}', {
        headers: { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b', Refresh: '0' },
      }),
    );
    expect([headers.get('Set-Cookie'), headers.get('Refresh')]).to.deep.equal([null, null]);
  });
});
