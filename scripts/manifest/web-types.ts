import type { Contract } from '../../src/core/element/contract';
import type { FoundContract } from '../contracts';
import { propertiesOf } from './properties';

/** JetBrains' description of the tags, which editors of Vue and Svelte read too. */
export function webTypes(found: readonly FoundContract[], version: string): unknown {
  return {
    name: 'nh-elements',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: found.map(({ contract }) => element(contract)) } },
  };
}

function element(contract: Contract): object {
  const properties = propertiesOf(contract);
  const events = Object.entries(contract.events);
  return {
    name: contract.tag,
    description: contract.summary,
    attributes: [
      ...properties.flatMap(({ attribute, description }) =>
        attribute ? [{ name: attribute, description, required: false }] : [],
      ),
      { name: 'loading', description: `When its code is fetched; default: ${contract.loading}.` },
    ],
    js: {
      properties: properties.map(({ name, description, type }) => ({
        name,
        description,
        type: type.text,
      })),
      events: events.map(([name, { doc }]) => ({ name, description: doc })),
    },
  };
}
