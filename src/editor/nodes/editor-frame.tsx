import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { configureWindow } from '../../core/config/window-config';
import { objectOf } from '../../core/settings/reading';
import {
  kitCss,
  layoutCss,
  type SavedSettings,
  siteBreakpoints,
  siteConfiguration,
  siteCss,
  siteSettingFields,
} from '../../page';
import { EditedSiteContext, useBreakpoints } from './edit-site';
import { framePolicy } from './frame-policy';
import { inertCss } from './inert-css';
import { useAdoptedCss } from './use-adopted-css';

/** The files and the configuration of the preview. */
export interface FrameFiles {
  /** The addresses of stylesheets: those of the theme, `nh.css` and `nh-blocks.css`. */
  readonly stylesheets: readonly string[];
  /** The addresses of module scripts: `autoload.js`. */
  readonly modules: readonly string[];
  /** Keys of the site's configuration. `mode` is `edit`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The language and the writing direction of the page. Default: those of the editor. */
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

interface Props extends FrameFiles {
  readonly children: ReactNode;
  /** The document of Puck's frame. */
  readonly document?: Document | undefined;
}

/** Puck's frame is as high as the view. In the rest of the height, the page has no gaps that visitors would not get. */
const FRAME_CSS = '.nh-page{align-content:start}';

/**
 * Puck's `overrides.iframe`: the preview gets the stylesheets and the scripts of a page, in edit mode, the rules that all
 * pages share, and the styles of the kit. The nodes are drawn when the document is ready.
 */
export function EditorFrame({ document: frame, children, ...files }: Props): ReactNode {
  const breakpoints = useBreakpoints();
  const [isReady, setReady] = useState(false);
  const { print, shownSettings } = useContext(EditedSiteContext);
  const { globals } = print ?? {};
  const { config } = files;
  const css = useMemo(
    () =>
      FRAME_CSS +
      layoutCss(breakpoints) +
      inertCss(config ?? {}) +
      (globals ? kitCss(globals, breakpoints) : '') +
      (shownSettings ? siteCss(shownSettings, breakpoints) : ''),
    [breakpoints, globals, shownSettings, config],
  );
  useAdoptedCss(() => frame, css);
  useLayoutEffect(() => {
    if (!frame || isReady) return;
    fillHead(frame, files);
    setReady(true);
  }, [frame, isReady, files]);
  useLayoutEffect(() => {
    const view = frame?.defaultView;
    if (view && shownSettings) configureWindow(view, siteConfig(shownSettings, config?.kit));
  }, [frame, shownSettings, config]);
  return isReady ? children : undefined;
}

/** The configuration of settings. Keys of the kit that are no settings of the site stay. */
function siteConfig(settings: SavedSettings, kit: unknown) {
  const others = Object.entries(objectOf(kit) ?? {}).filter(([key]) => !(key in siteSettingFields));
  return {
    kit: { ...Object.fromEntries(others), ...siteConfiguration(settings).kit },
    breakpoints: siteBreakpoints(settings),
  };
}

function fillHead(frame: Document, files: FrameFiles): void {
  const { documentElement: outer } = document;
  frame.documentElement.lang = files.language ?? outer.lang;
  frame.documentElement.dir = files.direction ?? outer.dir;
  const config = frame.createElement('script');
  Object.assign(config, { type: 'application/json', id: 'nh-config' });
  config.text = framePolicy().createScript(JSON.stringify({ ...files.config, mode: 'edit' }));
  const links = files.stylesheets.map((href) =>
    Object.assign(frame.createElement('link'), { rel: 'stylesheet', href }),
  );
  const modules = files.modules.map((src) =>
    Object.assign(frame.createElement('script'), {
      type: 'module',
      src: framePolicy().createScriptURL(src),
    }),
  );
  frame.head.append(config, ...links, ...modules);
}
