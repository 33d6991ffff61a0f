import type { Rolldown } from 'vite';
import { namedFile } from './stable-entries.ts';

/** Matches the module of a React body, `…/<family>/<name>/<name>.tsx`, and captures the name. */
const BODY = /\/src\/elements\/[\w-]+\/([\w-]+)\/\1\.tsx$/;

/**
 * Names the files of the chunks in a page layout. A body is named after its tag and the build, so that autoload can
 * request it before the element does.
 */
export function chunkFileNames(build: string): (chunk: Rolldown.PreRenderedChunk) => string {
  return ({ facadeModuleId }) => {
    const body = facadeModuleId && BODY.exec(facadeModuleId)?.[1];
    return body ? namedFile(`body/${body}`, build) : 'chunks/[name]-[hash].js';
  };
}

/** Names the files of the entries in a page layout, those of define modules like the bodies. */
export function entryFileNames(build: string): (chunk: Rolldown.PreRenderedChunk) => string {
  return ({ name }) => {
    if (name === 'two-builds') return 'chunks/[name]-[hash].js';
    // Cached like the elements: else they would run before tracking does, and their first events be missed.
    if (name === 'tracking') return 'chunks/start-tracking-[hash].js';
    return /^(define|language)\//.test(name) ? namedFile(name, build) : '[name].js';
  };
}

/**
 * The shared files of the page layout. The list is short, because each level of imports costs a phone more time than small
 * files save in bytes: 31 small files formed four levels.
 *
 * @param isPreact whether Preact draws. The file of the drawing library is named after the library
 */
export function sharedChunks(isPreact: boolean): Rolldown.CodeSplittingGroup[] {
  const drawingLibrary = {
    name: isPreact ? 'preact' : 'react',
    // Packages alone: the largest file keeps its name, and stays in visitors' caches, when our code changes.
    test: /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\//,
    // Before our code that draws, which would otherwise take React with it.
    priority: 2,
  };
  return [...groups, drawingLibrary];
}

const groups = [
  {
    name: 'drawing',
    // The code that draws the builder's markup has some 400 bytes.
    test: /src\/(core\/element\/react\/|elements\/built\/(drawn|disclosure)\/[\w-]+\.tsx$)/,
    priority: 1,
  },
  { name: 'rules', test: /src\/rules\//, priority: 3 },
  { name: 'photoswipe', test: /node_modules\/photoswipe\//, priority: 3 },
  // Separate files hold the Swiper modules that few carousels use.
  {
    name: 'swiper',
    test: /node_modules\/swiper\/(?!modules\/|shared\/effect-)|built\/image-carousel\/slider\.ts/,
    priority: 3,
  },
  // The tracking code that visitors' pages and the admin tools share.
  { name: 'tracking', test: /src\/tracking\//, minShareCount: 2, priority: 3 },
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  {
    name: 'core',
    test: /src\/(core\/(breakpoints\/(?!device-(range|size))|config\/(?!site-settings)|dom\/(attribute-change|closest-through|log|parsing)|state\/(json-text|listeners|lists)|element\/(?!react|build|built|drawing|foreign-removal|light-children|silence)|settings\/(?!warnings|nearest|mistakes)|languages\/(packs|english-texts)|parts\/unseen)|builder\/(index|markup\/names|motion\/(occurs|settings|visible)))/,
    priority: 4,
  },
  // Code that printed markup does not need: drawing, controllers that build nodes, focus.
  {
    name: 'tools',
    test: /src\/core\/(config\/site-settings|dom\/(create-element|found|line-icon|page-address|plain-click|safe-address|scroll-lock|set-attributes|show-nodes|stand-in|svg-namespace|take-event|when-complete)|element\/(build|built|drawing|foreign-removal|light-children)|focus|parts\/(?!unseen)|theme)/,
    priority: 2,
  },
  // Observers of views and sizes, with the frame in which their reports are acted on. Motion and most elements that
  // move or measure need them; printed forms do not.
  {
    name: 'observers',
    test: /src\/(core\/observers\/(?!measured)|builder\/motion\/frame)/,
    priority: 5,
  },
  // Code that motion shares with other moving parts and with bridges; too small for separate files.
  {
    name: 'moving',
    test: /src\/builder\/(config|builder-config\/printed-config|bridges\/jquery|motion\/keyframes)\.ts/,
    priority: 1,
  },
  // The only code of the kit tools that a site's script with sections of its own loads.
  {
    name: 'kit-sections',
    test: /src\/(elements\/kits\/(sections\/|parts\/registrations)|api\/kits\/parts)/,
    priority: 1,
  },
  // Shared by the contracts of both tools. In a larger file, their define modules would wait for the rest.
  { name: 'kit-events', test: /src\/elements\/kits\/events\//, priority: 1 },
  // The languages and first events of admin tools. The define modules of all tools wait for it.
  { name: 'tool-words', test: /src\/core\/(languages\/tool-|state\/first-events)/, priority: 1 },
  // Modules that two or more admin tools share.
  {
    name: 'kits',
    test: /src\/(api|ui\/(?!empty-note|search-bar|undo-note|use-after-dialog)|core\/state\/store|elements\/kits\/(?!kit-))/,
    minShareCount: 2,
    priority: 0,
  },
  // Modules that only the two libraries share; kit export and import do not load them.
  {
    name: 'libraries',
    test: /src\/(elements\/libraries\/(?!kit-)|ui\/(empty-note|search-bar|undo-note|use-after-dialog))/,
    minShareCount: 2,
    priority: 0,
  },
  { name: 'header', test: /src\/elements\/header\/(account\/|[\w-]+\.ts$)/, priority: 1 },
  // Shared by any two of the builder's widgets. In separate files, it formed three levels.
  {
    name: 'built',
    test: /src\/(elements\/built\/(disclosure|tab-list|drawn)|builder\/(markup\/(?!document|view)|editing|motion\/preference))[\w/-]*\.(ts|css\?inline)$/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'in-view',
    test: /src\/(elements\/built\/in-view|builder\/markup\/(document|view))/,
    minShareCount: 2,
    priority: 1,
  },
  // Shared by the carousel's controller and body, with the device ranges that both use.
  {
    name: 'carousel',
    test: /src\/(elements\/built\/image-carousel\/(?!.*(element|enhance)\.ts|.*\.tsx)|core\/breakpoints\/device-(range|size))/,
    minShareCount: 2,
    priority: 1,
  },
  // The part of a form's code that every form needs. The rest, which handles the events of a form, is loaded when
  // somebody uses a printed form.
  {
    name: 'form',
    test: /src\/elements\/forms\/(config|contact-form\/(controls\/(acceptance|counter|dependent|exclusive|free-text)|description|enhanced-marks|form-(parts|state)|identity|messages|notice-box|plugin-|rules-code|status-display|styles|support|unclobbered|usable))/,
    priority: 3,
  },
  // Facts about videos that need no player, for widgets, backgrounds and links; too small for separate files.
  {
    name: 'media',
    test: /src\/(core\/media\/(aspect-ratio|autoplay-address|messages|play-between|start-time|video-(address|link)|vimeo-address|youtube-address)|elements\/built\/video\/look)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  // The kinds of link targets, for links anywhere in a page, for galleries, and for the lightbox.
  {
    name: 'link',
    test: /src\/elements\/works\/lightbox\/(links\/|link-item|config|viewer\/kind)/,
    minShareCount: 2,
    priority: 1,
  },
];
