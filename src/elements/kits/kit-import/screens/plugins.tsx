import { type ReactNode, useId } from 'react';
import type { ImportSession } from '../../../../api/kits/import';
import { isChosen } from '../../parts';
import type { Choices } from '../choices';
import { message } from '../messages';

interface Props {
  readonly session: ImportSession;
  readonly choices: Choices;
}

/** The kit's plugins: their state on this site, and the action of the import. */
export function Plugins({ session, choices }: Props): ReactNode {
  const { canInstallPlugins } = session;
  const titleId = useId();
  const chosen = choices.customization.plugins?.plugins;
  const plugins = session.plugins.filter(({ plugin }) => isChosen(chosen, plugin));
  const isMissing = plugins.some(({ state }) => state !== 'active');
  if (plugins.length === 0) return null;
  return (
    <section part="plugins" aria-labelledby={titleId}>
      <h3 id={titleId}>{message('kit.import.plugins')}</h3>
      {isMissing && !canInstallPlugins && (
        <p part="refusal">{message('kit.import.plugins.not_allowed')}</p>
      )}
      <ul>
        {plugins.map(({ plugin, name, version, state, isAvailable }) => (
          <li key={plugin} data-state={state}>
            <span>
              {name} <small part="note">{version}</small>
            </span>{' '}
            <small part="plugin-state">
              {pluginState({ state, isAvailable }, canInstallPlugins)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pluginState(
  { state, isAvailable = true }: Pick<ImportSession['plugins'][number], 'state' | 'isAvailable'>,
  canInstall: boolean,
): string {
  if (!isAvailable) return message('kit.import.plugin.missing.unavailable');
  if (state === 'active' || canInstall) return message(`kit.import.plugin.${state}`);
  return message(`kit.import.plugin.${state}.not`);
}
