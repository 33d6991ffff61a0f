import { fetchedPackage } from '../fetched-package';

/**
 * The program of Playground: PHP in WebAssembly with WordPress's own tools. It is fetched by its first use, because it
 * is large and only the WordPress commands use it.
 */
export function playgroundProgram(): string {
  const folder = fetchedPackage({
    name: '@wp-playground/cli',
    version: '3.1.56',
    cache: 'nh-playground',
    size: '582 MB',
  });
  return `${folder}/wp-playground.js`;
}
