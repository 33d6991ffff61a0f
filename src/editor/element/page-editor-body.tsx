import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { kitsConfig } from '../../api/config';
import { siteConfig } from '../../core/config';
import { reportProblem } from '../../core/element/problem';
import { useHost, useLatest } from '../../core/element/react';
import { pageConfig } from '../../loader/page-config';
import { type PageDocument, withSavedBlocks } from '../../page';
import { PageEditor } from '../page-editor/page-editor';
import { outdatedPrinter } from '../printing/print-outdated';
import {
  type KnownContents,
  printingBackEnd,
  printingBlocks,
  printingSettings,
  printingVariables,
} from '../printing/printing-site';
import { apiBackEnd, SavedPageStore } from '../saving';
import { apiMedia } from '../site/api-media';
import { apiSavedBlocks } from '../site/api-saved-blocks';
import { apiSiteSettings } from '../site/api-site-settings';
import { apiVariables } from '../site/api-variables';
import { apiAccount } from '../site/cloud-account';
import { apiNotes } from '../site/page-notes';
import { apiPreferences } from '../site/preference-store';
import { editedSite } from './edited-site';
import { message } from './messages';
import type { PageEditorElementProps } from './page-editor.element';
import { printedForServer } from './printed-for-server';
import { trackForSite } from './site-tracking';

/** Empty: the page links `page-editor.css`, which Puck copies into the frame of the preview. */
export const styles = '';

/** The body of `<nh-page-editor>`: the editor of the page that the tag names. */
export default function PageEditorBody(props: PageEditorElementProps): ReactNode {
  const { page, store, means, settings } = props;
  // Before the first event.
  useState(trackForSite);
  const { sendsHtml } = settings;
  const notes = useMemo(() => (page && !store ? apiNotes(page) : undefined), [page, store]);
  const hasSiteWide = !store && page !== undefined;
  const [contents] = useState<KnownContents>(() => new Map());
  const print = usePrinter(settings.unprintedUrl);
  const site = useMemo(
    () => ({
      ...editedSite(settings, means),
      ...(settings.media && { media: apiMedia() }),
      ...(hasSiteWide && {
        variables: printingVariables(apiVariables(), print),
        settings: printingSettings(apiSiteSettings(), print),
        blocks: printingBlocks(apiSavedBlocks(), contents, print),
      }),
    }),
    [settings, means, hasSiteWide, contents, print],
  );
  const preferences = useMemo(() => (hasSiteWide ? apiPreferences() : undefined), [hasSiteWide]);
  const account = useMemo(
    () => (hasSiteWide && settings.account ? apiAccount() : undefined),
    [hasSiteWide, settings.account],
  );
  const latestSite = useLatest(site);
  const opened = useMemo(() => {
    if (store || !page) return store;
    const printed = (document: PageDocument) =>
      printedForServer(
        withSavedBlocks(document, (id) => contents.get(id)),
        latestSite.current,
      );
    const backEnd = apiBackEnd(page, sendsHtml ? { print: printed } : {});
    return new SavedPageStore(printingBackEnd(backEnd, print));
  }, [store, page, sendsHtml, latestSite, contents, print]);
  const files = useMemo(() => {
    const { stylesheets = [], modules = [], config, language } = settings;
    return {
      stylesheets,
      modules,
      config: config ?? { ...pageConfig() },
      ...(language && { language }),
    };
  }, [settings]);
  if (!opened) return <NoPage />;
  return (
    <main className="nh-page-editor-main">
      <PageEditor
        store={opened}
        site={site}
        files={files}
        {...(notes && { notes })}
        {...(preferences && { preferences })}
        {...(account && { account })}
        {...(settings.templates && { templates: settings.templates })}
        {...(settings.themeUrl && { themeAddress: settings.themeUrl })}
        {...(settings.helpUrl && { helpAddress: settings.helpUrl })}
        exitAddress={settings.exitUrl}
        builder={siteConfig().builder}
        {...(settings.previewUrl && { previewAddress: settings.previewUrl })}
      />
    </main>
  );
}

/** Returns a function that prints outdated pages of the server, if it has such; also those of an earlier visit. */
function usePrinter(address: string | undefined): () => void {
  const print = useMemo(() => {
    if (!address) return () => {};
    const printing = () => ({ address, nonce: kitsConfig().restNonce ?? '' });
    return outdatedPrinter(printing, 'nh-page-editor');
  }, [address]);
  useEffect(print, [print]);
  return print;
}

/** The sentence in place of the editor, when the tag names no page. */
function NoPage(): ReactNode {
  const host = useHost();
  useEffect(() => {
    reportProblem(host, {
      phase: 'settings',
      message:
        'the attribute page is missing, so no page is opened. Print the id that GET /pages/{id} knows.',
    });
  }, [host]);
  return (
    <p className="nh-kits nh-page-note" role="alert">
      {message('editor.element.no_page')}
    </p>
  );
}
