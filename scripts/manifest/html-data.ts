import type { FoundContract } from '../contracts';

/** VS Code's custom HTML data, version 1.1. */
export function htmlData(found: readonly FoundContract[]): unknown {
  return {
    version: 1.1,
    tags: found.map(({ contract }) => ({
      name: contract.tag,
      description: contract.summary,
      attributes: [
        ...(contract.settings ? [{ name: 'settings', description: contract.settingsDoc }] : []),
        ...Object.values(contract.props)
          .filter((prop) => prop.attribute)
          .map((prop) => ({
            name: prop.attribute,
            description: prop.doc,
            ...(prop.kind === 'toggle' ? { valueSet: 'v' } : {}),
          })),
        {
          name: 'loading',
          description: `When its code is fetched; default: ${contract.loading}.`,
          values: ['eager', 'visible', 'idle', 'interaction'].map((name) => ({ name })),
        },
      ],
    })),
  };
}
