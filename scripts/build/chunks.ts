import type { Rolldown } from 'vite';

/** The element whose React body a module is: `…/<family>/<name>/<name>.tsx`. */
const BODY = /\/src\/elements\/[\w-]+\/([\w-]+)\/\1\.tsx$/;

/**
 * The name of a chunk's file in the page layout. A body is named after its tag, so that autoload can ask
 * for it before the element does.
 */
export function chunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const body = facadeModuleId && BODY.exec(facadeModuleId)?.[1];
  return body ? `body/${body}.js` : 'chunks/[name]-[hash].js';
}

/**
 * What several files of the page layout share, cached under names of its own. Few files, since each
 * level of imports costs a phone more than the bytes it saves: 31 small files came in four levels.
 *
 * @param isPreact names the file of what draws after what is in it
 */
export function sharedChunks(isPreact: boolean): Rolldown.CodeSplittingGroup[] {
  const drawing = {
    name: isPreact ? 'preact' : 'react',
    // What draws the builder's markup is some 400 bytes, and would be one more level of its own.
    test: /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|src\/core\/element\/react\/|src\/elements\/built\/(drawn|disclosure)\/[\w-]+\.tsx$/,
    // Before what the kit tools share, which would take React along with what it imports.
    priority: 1,
  };
  return [...groups, drawing];
}

const groups = [
  { name: 'rules', test: /src\/rules\//, priority: 3 },
  { name: 'photoswipe', test: /node_modules\/photoswipe\//, priority: 3 },
  // What few carousels' settings ask for comes in files of its own.
  {
    name: 'swiper',
    test: /node_modules\/swiper\/(?!modules\/|shared\/effect-)|built\/image-carousel\/slider\.ts/,
    priority: 3,
  },
  // What visitors' pages and those of the admin tools share of tracking.
  { name: 'tracking', test: /src\/tracking\//, minShareCount: 2, priority: 3 },
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  {
    name: 'core',
    test: /src\/(core\/(breakpoints\/(?!device-(range|size))|config\/(?!language|rest|site-settings|wording)|dom\/(attribute-change|closest-through|log|parsing)|element\/(?!react|build|built|drawing|light-children)|settings\/(?!warnings|nearest|mistakes))|elements\/built\/(index|markup\/names|motion\/(occurs|settings|visible)))/,
    priority: 2,
  },
  // What markup that comes alive as it is printed has no use for: where bodies are drawn and controllers
  // build, words, calls, the focus.
  {
    name: 'tools',
    test: /src\/core\/(config\/(language|rest|site-settings|wording)|dom\/(create-element|found|held-page|line-icon|plain-click|safe-address|set-attributes|show-nodes|svg-namespace|take-event|when-complete)|element\/(build|built|drawing|light-children)|focus|parts|theme)/,
    priority: 2,
  },
  // What motion shares with what else moves, and with bridges: too little for files of their own.
  {
    name: 'moving',
    test: /src\/elements\/built\/(config|builder-config\/printed-config|bridges\/jquery|motion\/keyframes)\.ts/,
    priority: 1,
  },
  // What a site's own sections need is all that its script loads of the kit tools.
  {
    name: 'kit-sections',
    test: /src\/elements\/kits\/(sections\/|parts\/registrations|wire\/parts)/,
    priority: 1,
  },
  // What the contracts of both tools share; with the rest, their define modules would wait for all of that.
  { name: 'kit-events', test: /src\/elements\/kits\/events\.ts/, priority: 1 },
  // What both tools share.
  { name: 'kits', test: /src\/elements\/kits\/(?!kit-)/, minShareCount: 2, priority: 0 },
  { name: 'header', test: /src\/elements\/header\/(account\/|[\w-]+\.ts$)/, priority: 1 },
  // What the builder's widgets share on any page that has two of them: in files of its own it came in three levels.
  {
    name: 'built',
    test: /src\/elements\/built\/(markup\/(?!document|view)|disclosure|editing|tab-list|drawn|motion\/preference)[\w/-]*\.(ts|css\?inline)$/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'in-view',
    test: /src\/elements\/built\/(in-view|markup\/(document|view))/,
    minShareCount: 2,
    priority: 1,
  },
  // What the carousel's controller and its body share, with the ranges of devices that both go by.
  {
    name: 'carousel',
    test: /src\/(elements\/built\/image-carousel\/(?!.*(element|enhance)\.ts|.*\.tsx)|core\/breakpoints\/device-(range|size))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'form',
    test: /src\/elements\/forms\/(config|contact-form\/(?!.*(element|enhance)\.ts|.*\.tsx))/,
    minShareCount: 2,
    priority: 1,
  },
  // What is known of films without playing one, by widgets, backgrounds and links: too little for a file each.
  {
    name: 'media',
    test: /src\/(core\/media\/(aspect-ratio|autoplay-address|messages|play-between|start-time|video-(address|link)|vimeo-address|youtube-address)|elements\/built\/video\/look)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  // What a link leads to: of use to links anywhere in a page, to galleries, and to what they open.
  {
    name: 'link',
    test: /src\/elements\/works\/lightbox\/(links\/|link-item|config|viewer\/kind)/,
    minShareCount: 2,
    priority: 1,
  },
];
