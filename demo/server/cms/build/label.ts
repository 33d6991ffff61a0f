import type { BuilderElement } from '../../../../src/page';

/** The settings that may hold a widget's text, by priority. */
const textKeys = ['title', 'text', 'editor', 'testimonial_content', 'placeholder'];

const LONGEST = 40;

/** An element's name and the beginning of its text, which may be empty. */
export function elementLabel({ elType, widgetType = '', settings }: BuilderElement): {
  readonly name: string;
  readonly text: string;
} {
  const words = (elType === 'widget' ? widgetType : elType).replaceAll('-', ' ');
  const texts = textKeys.map((key) => settings[key]);
  const said = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return { name: capitalised(words), text: typeof said === 'string' ? beginning(said) : '' };
}

function beginning(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  if (letters.length <= LONGEST) return letters.join('');
  return `${letters.slice(0, LONGEST).join('').trimEnd()}…`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
