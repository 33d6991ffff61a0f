import { readDocument } from '../../../src/page';
import { layoutCss } from '../../../src/page/styles';
import { dataNeeds, type PrintedDocument, printDocument } from '../../../src/print';
import { exampleElement } from './patterns';
import { sampleAnswers } from './sample-answers';

/** An example of a block as a page of its own, with the answers of a sample site. */
export function printedExample(widgetType: string, settings: object): PrintedDocument {
  const { document } = readDocument([{ id: 'example', ...exampleElement(widgetType, settings) }]);
  const site = { answers: sampleAnswers(dataNeeds(document)), language: 'en-GB' };
  const printed = printDocument(document, site);
  return { ...printed, css: layoutCss({ mobile: 767 }) + printed.css };
}
