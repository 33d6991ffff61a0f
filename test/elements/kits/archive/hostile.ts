import { deflateRawSync } from 'node:zlib';
import { type ArchiveFault, archiveLimits } from '../../../../src/api/kits/archive-fault';
import { kitWith, manifestEntry, manifestOf, soundKit } from './kit-file';
import { type ZipEntry, zipFile } from './zip-file';

/** An archive that must be refused. */
export interface HostileArchive {
  /** The description of the manipulation. */
  readonly what: string;
  readonly reason: ArchiveFault;
  bytes(): Uint8Array<ArrayBuffer>;
}

const megabyte = 1024 * 1024;
const ENCRYPTED = 1;
const LINK = 0o120_777;
const PIPE = 0o010_644;

function hostile(
  reason: ArchiveFault,
  archives: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>>,
): HostileArchive[] {
  return Object.entries(archives).map(([what, bytes]) => ({ what, reason, bytes }));
}

/** A kit with one entry of this name. */
const named = (name: string | Uint8Array) => () => kitWith([{ name, content: 'x' }]);

/** A kit with two entries of these names. */
const twoNamed =
  (...names: readonly [string, string]) =>
  () =>
    kitWith(names.map((name) => ({ name, content: 'x' })));

/** A kit with this one entry, whose content is long enough to be told from its headers. */
const withEntry = (entry: Partial<ZipEntry>) => () =>
  kitWith([{ name: 'a.json', content: '{"a":"bookbinding"}', ...entry }]);

/** A kit whose manifest is this text. */
const manifest = (content: string | Uint8Array) => () =>
  zipFile([{ name: 'manifest.json', content }]);

function changed(at: (bytes: Uint8Array) => number, to: number): () => Uint8Array<ArrayBuffer> {
  return () => {
    const bytes = soundKit();
    bytes[at(bytes)] = to;
    return bytes;
  };
}

/** Zeroes, and random bytes that keep the archive's ratio below the limit. */
function bombs(): ZipEntry[] {
  const ballast = new Uint8Array(Math.ceil((2.2 * 1024 * megabyte) / archiveLimits.ratio));
  for (let at = 0; at < ballast.length; at += 65_536) {
    crypto.getRandomValues(ballast.subarray(at, at + 65_536));
  }
  const size = 1.1 * 1024 * megabyte;
  return [
    { name: 'ballast', content: ballast, stored: true },
    { name: 'one', packed: deflateRawSync('x'), both: { size } },
    { name: 'two', packed: deflateRawSync('x'), both: { size } },
  ];
}

const zeroes = new Uint8Array(2 * megabyte);

/** Archives as attackers, broken programs and torn connections make them. */
export const hostileArchives: readonly HostileArchive[] = [
  ...hostile('not-a-zip', {
    'an empty file': () => new Uint8Array(),
    'a text': () =>
      new TextEncoder().encode('This is no archive at all, although it has a length.'),
    'an archive torn in the middle': () => soundKit().slice(0, -40),
    'a part of an archive in several files': () => kitWith([], { disk: 1 }),
  }),
  ...hostile('too-many-entries', {
    '10,001 entries': () =>
      kitWith(Array.from({ length: archiveLimits.entries }, (_, at) => ({ name: `${at}` }))),
  }),
  ...hostile('unpacked-too-large', {
    'more than 2 GB unpacked, as it says itself': () => kitWith(bombs()),
    'an entry that unpacks to more than it says': withEntry({
      content: zeroes,
      both: { size: 100 },
    }),
  }),
  ...hostile('compressed-too-much', {
    'an entry a thousand times smaller than unpacked': withEntry({ content: zeroes }),
    'many entries that are small one by one': () =>
      kitWith(
        Array.from({ length: 40 }, (_, at) => ({
          name: `${at}`,
          content: zeroes.slice(0, 90_000),
        })),
      ),
  }),
  ...hostile('unsafe-path', {
    'a way up': named('../evil.json'),
    'a way up in the middle': named('templates/../../evil.json'),
    'a way up at the end': named('templates/..'),
    'an absolute path': named('/etc/passwd'),
    'a drive': named('C:evil.json'),
    'a drive’s path': named('C:/evil.json'),
    'a share': named('//server/share/evil.json'),
    backslashes: named('..\\evil.json'),
    'a NUL in a name': named('evil.php\u0000.json'),
    'a line break in a name': named('a\nb.json'),
    'a name that reads backwards': named('nosj.\u202ephp'),
    'no name': named(''),
    'the folder itself': named('./a.json'),
    'a name that ends in a dot': named('a.json.'),
    'a name that ends in a space': named('templates /a.json'),
    'a device of Windows': named('templates/con.json'),
    'a stream of a file': named('a.json:evil'),
    'a very long name': named(`${'a/'.repeat(300)}a.json`),
    'a very long part of a name': named(`${'a'.repeat(300)}.json`),
    'a name that is no UTF-8': named(new Uint8Array([0x61, 0xff, 0xfe])),
  }),
  ...hostile('link', {
    'a link': () => kitWith([{ name: 'a.json', content: '/etc/passwd', mode: LINK }]),
    'a pipe': () => kitWith([{ name: 'a.json', mode: PIPE }]),
  }),
  ...hostile('encrypted', {
    'an encrypted entry': withEntry({ both: { flags: ENCRYPTED } }),
  }),
  ...hostile('duplicate-name', {
    'one name twice': twoNamed('a.json', 'a.json'),
    'two manifests': () => zipFile([manifestEntry(), manifestEntry({ title: 'Another' })]),
    'names that differ in case alone': twoNamed('A.json', 'a.json'),
    'names that look the same': twoNamed('caf\u00e9.json', 'cafe\u0301.json'),
    'a file that holds files': twoNamed('a', 'a/b.json'),
    'a folder that becomes a file': twoNamed('a/b.json', 'a'),
  }),
  ...hostile('damaged', {
    'a checksum that is wrong': withEntry({ both: { crc: 1 } }),
    'an entry that unpacks to less than it says': withEntry({ both: { size: 100 } }),
    'content that is not deflated': withEntry({ packed: new Uint8Array(30).fill(0xff) }),
    'content that ends too early': withEntry({
      packed: deflateRawSync('{"a":"bookbinding"}').subarray(0, -3),
    }),
    'a method that nobody reads': withEntry({ both: { method: 99 } }),
    'headers that differ in the name': withEntry({ local: { name: 'b.json' } }),
    'headers that differ in the size': withEntry({ local: { size: 5 } }),
    'headers that differ in the method': withEntry({ local: { method: 0 } }),
    'headers of which one is encrypted': withEntry({ local: { flags: 0x801 } }),
    'an offset that points beyond the end': withEntry({ central: { offset: 0x7fff_0000 } }),
    'an offset that points into another entry': withEntry({ central: { offset: 7 } }),
    'two entries that share their content': () =>
      kitWith([
        { name: 'a.json', content: 'x' },
        { name: 'a.json', content: 'x', isGhost: true, central: { name: 'b.json', offset: 0 } },
      ]),
    'an entry inside another one': nested,
    'a directory that ends too early': () => kitWith([{ name: 'a' }], { count: 3 }),
    'a directory with more than it says': () => kitWith([{ name: 'a' }], { count: 1 }),
    'something before the archive': () =>
      kitWith([], { before: new TextEncoder().encode('#!/bin/sh\n') }),
    'something after the archive': () =>
      kitWith([], { after: new TextEncoder().encode('<?php ?>') }),
    'a folder with content': () => kitWith([{ name: 'a/', content: 'x' }]),
    'a second archive in its comment': () => kitWith([], { comment: soundKit() }),
  }),
  ...hostile('manifest-missing', {
    'no manifest': () => zipFile([{ name: 'a.json', content: '{}' }]),
    'no entries': () => zipFile([]),
    'a manifest in a folder': () => zipFile([{ ...manifestEntry(), name: 'kit/manifest.json' }]),
    'a folder of the manifest’s name': () => zipFile([{ name: 'manifest.json/' }]),
  }),
  ...hostile('manifest-invalid', {
    'a manifest that is no JSON': manifest('{"name":'),
    'a manifest that is no UTF-8': manifest(new Uint8Array([0x22, 0xff, 0x22])),
    'a manifest that is a list': manifest('[]'),
    'a manifest without a title': manifest(JSON.stringify({ name: 'a' })),
    'a manifest whose title is a number': () => zipFile([manifestEntry({ title: 7 })]),
    'a version that is none': () => zipFile([manifestEntry({ manifest_version: 'three' })]),
    'a version that is a number': () => zipFile([manifestEntry({ manifest_version: 3 })]),
    'an id that is a path': () =>
      zipFile([manifestEntry({ templates: { '../a': { title: 'A', doc_type: 'header' } } })]),
    'a post type that is a path': () => zipFile([manifestEntry({ content: { '../page': {} } })]),
    'a script as address': () => zipFile([manifestEntry({ thumbnail: 'javascript:alert(1)' })]),
    'a key that changes all objects': manifest(
      manifestOf().replace('{', '{"__proto__":{"isAdministrator":true},'),
    ),
    'such a key further in': () =>
      zipFile([manifestEntry({ 'site-settings': { colors: { constructor: { prototype: {} } } } })]),
    'a manifest that is nested deeply': () =>
      zipFile([{ name: 'manifest.json', content: '['.repeat(100_000), stored: true }]),
    'a manifest of 9 MB': () =>
      zipFile([
        {
          name: 'manifest.json',
          content: manifestOf({ description: 'x'.repeat(9 * megabyte) }),
          stored: true,
        },
      ]),
  }),
  ...hostile('manifest-newer', {
    'a manifest of the next version': () => zipFile([manifestEntry({ manifest_version: '3.1' })]),
    'a newer manifest in another shape': manifest('{"manifest_version":"4.0","kit":{}}'),
  }),
  ...hostile('damaged', {
    'a bit of its content turned': changed((bytes) => bytes.indexOf(7), 8),
  }),
];

/** An entry whose content, stored, is a whole entry that the directory names too. */
function nested(): Uint8Array<ArrayBuffer> {
  const inner = zipFile([{ name: 'b.json', content: '{"b":"x"}' }]).slice(0, 30 + 6 + 11);
  const before = 30 + 'manifest.json'.length + deflateRawSync(manifestOf()).length;
  return kitWith([
    { name: 'a.json', content: inner, stored: true },
    {
      name: 'b.json',
      content: '{"b":"x"}',
      isGhost: true,
      central: { offset: before + 30 + 'a.json'.length },
    },
  ]);
}
