import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    rolldownOptions: { input: ['index.html', 'server.html', 'server-defined.html'] },
  },
});
