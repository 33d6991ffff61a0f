import { type ReactNode, useRef } from 'react';
import type { ImportSession } from '../../../../api/kits/import';
import { kitParts } from '../../../../api/kits/manifest';
import { safeAddress } from '../../../../core/dom/safe-address';
import { partMessage } from '../../parts';
import { duration } from '../format';
import { message } from '../messages';
import { Disclosure } from './disclosure';
import { Failure } from './failure';
import { PictureResult } from './pictures';
import { RevertButton } from './revert-button';
import type { ScreenProps } from './screen-props';
import { Title } from './title';
import { useMore } from './use-more';

type Imported = ImportSession['runners'][number]['imported'][number];

const outcomes = [
  'created',
  'overwritten',
  'renamed',
  'kept',
  'activated',
  'missing',
  'failed',
] as const;

/** The outcomes that leave the site as it was. */
const withoutEffect: ReadonlySet<string> = new Set(['kept', 'missing', 'failed']);

/** The result of the import: counts and links by part, its duration, and the button to revert. */
export function Summary({ store, state }: ScreenProps): ReactNode {
  const { session } = state;
  if (!session) return null;
  const { manifest, started, ended, runners } = session;
  const imported = runners.flatMap((runner) => runner.imported);
  const isUnchanged =
    imported.every(({ outcome }) => withoutEffect.has(outcome)) && !session.pictures?.fetched;
  // A plugin that is missing or could not be activated was needed.
  const isUnneeded =
    isUnchanged && imported.length > 0 && imported.every(({ outcome }) => outcome === 'kept');
  return (
    <>
      <Title>
        {message(isUnneeded ? 'kit.import.unneeded' : 'kit.import.completed', {
          title: manifest.title,
        })}
      </Title>
      <Failure store={store} state={state} />
      {started !== undefined && ended !== undefined && (
        <p>{message('kit.import.duration', { duration: duration(ended - started) })}</p>
      )}
      {isUnchanged && <p>{message('kit.import.nothing_imported')}</p>}
      {kitParts.map((part) => (
        <Part key={part} part={part} imported={imported.filter((one) => one.part === part)} />
      ))}
      <PictureResult pictures={session.pictures} />
      <div part="actions">
        <button type="button" part="button" data-kind="main" onClick={() => store.reset()}>
          {message('kit.import.another')}
        </button>
        <RevertButton store={store} state={state} session={session} />
      </div>
    </>
  );
}

interface PartProps {
  readonly part: (typeof kitParts)[number];
  readonly imported: readonly Imported[];
}

/** Lists up to this length are open initially. */
const GLANCE = 12;

function Part({ part, imported }: PartProps): ReactNode {
  if (imported.length === 0) return null;
  return (
    <section part="imported" data-part={part}>
      <Disclosure
        name="counts"
        isOpenAtFirst={imported.length <= GLANCE}
        summary={
          <>
            <strong>{partMessage(`kit.part.${part}`)}</strong>{' '}
            <span part="count">{counts(imported)}</span>
          </>
        }
      >
        {() => <Links imported={imported} />}
      </Disclosure>
      <FailedPlugins imported={imported} />
    </section>
  );
}

/** What to do about plugins that could not be activated. */
function FailedPlugins({ imported }: Pick<PartProps, 'imported'>): ReactNode {
  const failed = imported.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return null;
  const list = failed.map(({ url }) => safeAddress(url)).find(Boolean);
  return (
    <p part="refusal">
      {message('kit.import.failed_plugins', { count: failed.length })}
      {list && (
        <>
          {' '}
          <a href={list}>{message('kit.import.failed_plugins.list')}</a>
        </>
      )}
    </p>
  );
}

function Links({ imported }: Pick<PartProps, 'imported'>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { shown, more } = useMore(imported, list);
  return (
    <>
      <ul part="links" ref={list}>
        {shown.map((one, index) => (
          <li key={index} data-outcome={one.outcome}>
            <Name {...one} />{' '}
            <small part="note">{message(`kit.import.outcome.${one.outcome}.one_of`)}</small>
            {one.reason && <div part="note">{one.reason}</div>}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function Name({ title, url }: Imported): ReactNode {
  const address = safeAddress(url);
  return address ? <a href={address}>{title}</a> : <span>{title}</span>;
}

function counts(imported: readonly Imported[]): string {
  return outcomes
    .map((outcome) => [outcome, imported.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => message(`kit.import.outcome.${outcome}`, { count }))
    .join(' · ');
}
