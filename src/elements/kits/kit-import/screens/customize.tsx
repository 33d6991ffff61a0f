import { type ReactNode, useId, useMemo } from 'react';
import type { KitManifest } from '../../../../api/kits/manifest';
import { kitParts, MANIFEST_VERSION } from '../../../../api/kits/manifest';
import { listText } from '../../../../ui/list-text';
import { countOf, type KitContents } from '../../parts';
import { type Choices, isExported } from '../choices';
import { conflictsOf } from '../conflicts';
import { importContents, importCounts } from '../contents';
import { dateTime } from '../format';
import { message } from '../messages';
import { Conflicts } from './conflicts';
import { Failure } from './failure';
import { LeftOut } from './left-out';
import { PartList } from './part-list';
import { PictureChoice } from './pictures';
import { Plugins } from './plugins';
import type { ScreenProps } from './screen-props';
import { Title } from './title';

const noGroups = {};
const noItems: readonly [] = [];

/** The selection step: the content to import, and the decisions about conflicts. */
export function Customize({ store, state }: ScreenProps): ReactNode {
  const { session, choices, editing, site } = state;
  const manifest = session?.manifest;
  const exportGroups = site?.exportGroups ?? noGroups;
  const contents = useMemo(
    () => (manifest ? importContents(manifest, exportGroups) : undefined),
    [manifest, exportGroups],
  );
  if (!session || !manifest || !contents) return null;
  return (
    <>
      <Title>{message('kit.import.customize')}</Title>
      <About manifest={manifest} contents={contents} />
      <LeftOut items={session.left_out ?? noItems} />
      <Failure store={store} state={state} />
      <PartList {...{ store, choices, editing, manifest, contents, exportGroups }} />
      <PictureChoice store={store} pictures={session.pictures} isOn={choices.pictures ?? false} />
      <Plugins session={session} choices={choices} />
      <Conflicts store={store} conflicts={conflictsOf(session, choices)} choices={choices} />
      <Actions store={store} isNothing={isNothing(manifest, choices, contents)} />
    </>
  );
}

interface AboutProps {
  readonly manifest: KitManifest;
  readonly contents: KitContents;
}

function About({ manifest, contents }: AboutProps): ReactNode {
  const { title, description, site, created, manifest_version: version } = manifest;
  return (
    <section part="kit">
      <h3>{title}</h3>
      {manifest.software && <p part="software">{softwareText(manifest.software, contents)}</p>}
      {description && <p>{description}</p>}
      <p part="note">
        {[
          site &&
            message('kit.import.from', { site: URL.canParse(site) ? new URL(site).host : site }),
          created && message('kit.import.exported', { date: dateTime(created) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {version !== MANIFEST_VERSION && <p part="older">{message('kit.import.older')}</p>}
    </section>
  );
}

/** The software that wrote the kit, and what the kit has: `A kit of Elementor 4.2: 16 pages, 6 posts`. */
function softwareText({ name, version }: Software, contents: KitContents): string {
  const { content, templates } = importCounts(contents);
  const counts = {
    pages: content?.pages ?? 0,
    posts: content?.posts ?? 0,
    templates: Object.values(templates ?? {}).reduce((sum, count) => sum + count, 0),
    menus: content?.menus ?? 0,
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((key) => counts[key] > 0)
    .map((key) => message(`kit.import.count.${key}`, { count: counts[key] }));
  const software = `${name} ${version.split('.').slice(0, 2).join('.')}`;
  return parts.length > 0
    ? message('kit.import.software', { software, contents: listText(parts) })
    : message('kit.import.software.empty', { software });
}

type Software = NonNullable<KitManifest['software']>;

interface ActionsProps extends Pick<ScreenProps, 'store'> {
  readonly isNothing: boolean;
}

function Actions({ store, isNothing }: ActionsProps): ReactNode {
  const reasonId = useId();
  return (
    <>
      <div part="actions">
        <button
          type="button"
          part="button"
          data-kind="main"
          aria-disabled={isNothing}
          aria-describedby={isNothing ? reasonId : undefined}
          onClick={() => !isNothing && store.start()}
        >
          {message('kit.import.start')}
        </button>
        <button type="button" part="button" onClick={() => store.reset()}>
          {message('kit.import.start_over')}
        </button>
      </div>
      <p part="note" id={reasonId} role="status">
        {isNothing && message('kit.import.nothing')}
      </p>
    </>
  );
}

/** Whether nothing in the kit is selected. */
function isNothing(manifest: KitManifest, choices: Choices, contents: KitContents): boolean {
  return !kitParts.some(
    (part) =>
      choices.includes.includes(part) &&
      isExported(manifest, part) &&
      Object.entries(contents[part]).some(
        ([key, own]) => countOf(choices.customization[part]?.[key], own).chosen > 0,
      ),
  );
}
