import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/react.ts`: the tags in JSX. */
export function reactTypes(found: readonly FoundContract[]): string {
  const tags = found.map(
    ({ contract }) =>
      `      '${contract.tag}': ElementProps<HTMLElementTagNameMap['${contract.tag}']>;\n`,
  );
  return `${note}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Loading } from './core/element';
import type {} from './elements/tag-names';

/** An element's own properties, beside what every HTML element takes in JSX. */
type ElementProps<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  Partial<Omit<E, keyof HTMLElement | 'updateComplete'>> & {
    /** When autoload fetches its code. */
    loading?: Loading;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('')}    }
  }
}
`;
}
