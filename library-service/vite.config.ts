import { defineConfig } from 'vite';

/**
 * `npx vite build --config library-service/vite.config.ts` bundles the library service with its packages into
 * `library-service/dist`, for the image in `library-service/Dockerfile`. `libsql` stays outside: it is native code.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'library-service/main.ts',
    outDir: 'library-service/dist',
    target: 'node20',
    emptyOutDir: true,
  },
  ssr: { noExternal: true, external: ['libsql', 'pg-native'] },
});
