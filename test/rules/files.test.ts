import { expect } from 'chai';
import fc from 'fast-check';
import { file, keeps } from './form-data';

const accepts = (accept: string[] | undefined, ...names: string[]) =>
  keeps({ rule: 'file', accept }, ...names.map((name) => file(name)));

describe('the rule file', () => {
  it('ignores the case of extensions', () => {
    expect(accepts(['.PNG'], 'a.png', 'b.Png', '.png')).to.equal(true);
    expect(accepts(['.png'], 'a.png', 'a.png.exe')).to.equal(false);
    expect(accepts(['.png'], 'png')).to.equal(false);
    expect(accepts(['png'], 'a.png')).to.equal(false);
  });

  it('supports exact MIME types', () => {
    expect(accepts(['image/jpeg'], 'a.jpg', 'a.jpeg', 'a.JPE')).to.equal(true);
    expect(accepts(['image/jpeg'], 'a.png')).to.equal(false);
    expect(accepts(['application/zip', 'application/pdf'], 'a.zip', 'a.pdf')).to.equal(true);
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(accepts([word], 'a.docx')).to.equal(true);
    expect(accepts([word], 'a.doc')).to.equal(false);
  });

  it('supports groups of MIME types: images, video, audio, text, documents and archives', () => {
    expect(accepts(['image/*'], 'a.png', 'a.webp', 'a.heic', 'a.avif')).to.equal(true);
    expect(accepts(['video/*'], 'a.mp4', 'a.mov', 'a.webm')).to.equal(true);
    expect(accepts(['audio/*'], 'a.mp3', 'a.ogg', 'a.m4a')).to.equal(true);
    expect(accepts(['text/*'], 'a.txt', 'a.csv', 'a.ics')).to.equal(true);
    expect(accepts(['application/*'], 'a.xls', 'a.xlsx', 'a.odt', 'a.7z')).to.equal(true);
    expect(accepts(['image/*'], 'a.mp4')).to.equal(false);
  });

  it('treats .rtf as an application type, not as text, like WordPress', () => {
    expect(accepts(['text/*'], 'a.rtf')).to.equal(false);
    expect(accepts(['application/*'], 'a.rtf')).to.equal(true);
    expect(accepts(['text/rtf'], 'a.rtf')).to.equal(true);
  });

  it('matches neither */* nor unknown types', () => {
    const strange = ['*/*', '*', 'foo/*', 'image/', '/*', 'constructor', 'constructor/*'];
    for (const name of ['a.png', 'a.', 'a']) expect(accepts(strange, name)).to.equal(false);
  });

  it('rejects every file without an accept list', () => {
    expect(accepts(undefined, 'a.png')).to.equal(false);
    expect(accepts([], 'a.png')).to.equal(false);
  });

  it('passes if no file is selected', () => {
    expect(keeps({ rule: 'file' })).to.equal(true);
    expect(keeps({ rule: 'file', accept: ['.png'] }, new File([], ''))).to.equal(true);
    expect(keeps({ rule: 'file', accept: ['.png'] }, 'text')).to.equal(true);
  });

  it('accepts every name with an accepted extension', () => {
    fc.assert(fc.property(fc.string(), (name) => accepts(['.pdf'], `${name}.pdf`)));
  });
});
