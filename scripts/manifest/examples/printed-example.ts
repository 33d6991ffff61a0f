import { readDocument } from '../../../src/page';
import { dataNeeds, type PrintedDocument, printDocument } from '../../../src/print';
import { exampleElement } from './patterns';
import { sampleAnswers } from './sample-answers';

/** Examples of a block, each by its settings, as a page of their own, with the answers of a sample site. */
export function printedExample(widgetType: string, ...examples: object[]): PrintedDocument {
  const { document } = readDocument(
    examples.map((settings, at) => ({
      id: `example${at || ''}`,
      ...exampleElement(widgetType, settings),
    })),
  );
  const site = { answers: sampleAnswers(dataNeeds(document)), language: 'en-GB' };
  return printDocument(document, site);
}
