import { elementTypes } from '../../../../../src/page/element';
import { isCodeSetting } from '../code-settings';
import { withAddresses } from '../pictures/addresses';
import type { DocumentAddresses } from './addresses';
import type { LeftOutItems } from './left-out';
import { listOf, recordOf, textOf } from './php-values';

/** The context in which the elements of one document are read. */
export interface DocumentReading {
  /** The document's title, for messages. */
  readonly title: string;
  readonly addresses: DocumentAddresses;
  readonly leftOut: LeftOutItems;
}

/** The elements of a document in this package's shape. */
export function elementsOf(value: unknown, reading: DocumentReading): unknown[] {
  return listOf(value).map((one) => elementOf(recordOf(one), reading));
}

/** The settings of an element or page, with addresses of this site. */
export function settingsOf(value: unknown, reading: DocumentReading): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).map(([key, one]) => [key, settingOf(key, one, reading)]),
  );
}

function elementOf(raw: Readonly<Record<string, unknown>>, reading: DocumentReading): unknown {
  const { id, elType, isInner, widgetType, settings, elements } = raw;
  const isWidget = elType === 'widget';
  return {
    id,
    elType: isWidget ? elType : knownType(textOf(elType), reading),
    ...(typeof isInner === 'boolean' && { isInner }),
    ...(isWidget && { widgetType }),
    settings: settingsOf(settings, reading),
    elements: elementsOf(elements, reading),
  };
}

// Containers of other kinds keep their children; `e-flexbox` is one.
function knownType(elType: string, { leftOut }: DocumentReading): string {
  if (elementTypes.some((one) => one === elType)) return elType;
  leftOut.add('element', elType);
  return 'container';
}

function settingOf(key: string, value: unknown, reading: DocumentReading): unknown {
  if (Array.isArray(value)) return value.map((one) => settingOf(key, one, reading));
  if (typeof value === 'object' && value !== null) return settingsOf(value, reading);
  if (typeof value !== 'string') return value;
  return textOnThisSite(key, value, reading);
}

/** A text of a document with addresses of this site, also those in its markup. */
export function textOnThisSite(key: string, text: string, reading: DocumentReading): string {
  if (text === '' || !isCodeSetting(key, text)) {
    return withAddresses(text, (address) => reading.addresses.onThisSite(address));
  }
  reading.leftOut.add('code', reading.title);
  return '';
}
