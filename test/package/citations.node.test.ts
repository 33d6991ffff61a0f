import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { documentPages } from '../../scripts/samples';

/** The paths of all committed sources: code, stylesheets and tests. */
function sources(): string[] {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return paths.filter((path) => /\.(ts|tsx|js|css)$/.test(path) && existsSync(root + path));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): Set<string> {
  const text = readFileSync(root + page, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Whether a page exists and has a heading with the anchor. */
function leadsSomewhere(page: string, anchor: string | undefined): boolean {
  if (!existsSync(root + page)) return false;
  return !anchor || anchorsOf(page).has(anchor);
}

/** The links of a Markdown page that leave it or lead to one of its headings. */
function linksOf(page: string): { target: string; anchor: string | undefined }[] {
  const text = readFileSync(root + page, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, path = '', anchor]) => ({
      target: path ? join(dirname(page), path) : page,
      anchor,
    }),
  );
}

describe('a citation in a comment', () => {
  const texts = sources().map((path) => [path, readFileSync(root + path, 'utf8')] as const);

  it('names a section of the documentation that exists', () => {
    const cited = texts.flatMap(([path, text]) =>
      [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(([, page = '', anchor]) => ({
        path,
        page,
        anchor,
      })),
    );
    const dead = cited.filter(({ page, anchor }) => !leadsSomewhere(page, anchor));
    expect(dead.filter(({ path }) => !/^test\/(scripts|package)\//.test(path))).to.deep.equal([]);
  });

  it('names no internal notes', () => {
    const closed = texts.flatMap(([path, text]) =>
      [...text.matchAll(/\((?:facts|requirements)[,:]/g)].map(([found]) => `${path}: ${found}`),
    );
    expect(closed).to.deep.equal([]);
  });
});

describe('a link of the documentation', () => {
  it('has an existing file and an existing heading as its target', () => {
    const dead = documentPages(root).flatMap((page) =>
      linksOf(page)
        .filter(({ target, anchor }) =>
          target.endsWith('.md') ? !leadsSomewhere(target, anchor) : !existsSync(root + target),
        )
        .map(({ target, anchor }) => `${page} → ${target}${anchor ? `#${anchor}` : ''}`),
    );
    expect(dead).to.deep.equal([]);
  });
});
