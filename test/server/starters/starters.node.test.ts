import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../../scripts/contracts';
import { type StarterPage, starterPages } from '../../../server/starters';
import { documentProblemText, everyElement, pageSettings, readDocument } from '../../../src/page';
import { type PrintedDocument, printDocument, printProblemText } from '../../../src/print';

const read = ({ content, pageSettings: settings }: StarterPage) =>
  readDocument({ format: 1, content, page_settings: settings });

const printed = (page: StarterPage): PrintedDocument => printDocument(read(page).document);

/** Faults of a printed page, except the site's data, which only the site can answer. */
const faults = ({ problems }: PrintedDocument): string[] =>
  problems.filter(({ fault }) => fault !== 'no-answer').map(printProblemText);

it('there are eight starter pages, each with a name of its own', () => {
  expect(new Set(starterPages.map(({ slug }) => slug)).size).to.equal(8);
});

for (const page of starterPages) {
  describe(`the starter page ${page.slug}`, () => {
    it('is read as a document without a problem, and is not changed by it', () => {
      const { document, problems } = read(page);
      expect(problems.map(documentProblemText)).to.deep.equal([]);
      expect(document.content).to.deep.equal(page.content);
      expect(pageSettings(document).template).to.equal('elementor_canvas');
    });

    it('is printed without a problem and has one title of the page', () => {
      const print = printed(page);
      expect(faults(print)).to.deep.equal([]);
      const titles = print.html.match(/<h1[ >]/g)?.length ?? 0;
      const answered = print.problems.some(({ kind }) => kind === 'theme-post-title');
      expect(titles + (answered ? 1 : 0)).to.equal(1);
    });

    it('shows only files that exist, and links only to places that exist in it', () => {
      const { html } = printed(page);
      const files = [...html.matchAll(/ (?:src|poster)="\/assets\/([^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(files.filter((file) => !existsSync(`${root}demo/assets/${file}`))).to.deep.equal([]);
      const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, anchor]) => anchor);
      const missing = anchors.filter((anchor) => !html.includes(` id="${anchor}"`));
      expect(missing).to.deep.equal([]);
    });

    it('has text of its own in every heading and text', () => {
      const { document } = read(page);
      const empty = everyElement(document.content).filter(
        ({ widgetType, settings: { title, editor } }) =>
          (widgetType === 'heading' && !title) || (widgetType === 'text-editor' && !editor),
      );
      expect(empty.map(({ id }) => id)).to.deep.equal([]);
    });
  });
}
