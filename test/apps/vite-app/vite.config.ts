import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, mergeConfig } from 'vite';
import documented from './vue.config.js';

export default mergeConfig(
  documented,
  defineConfig({
    build: { rolldownOptions: { input: ['lit.html', 'svelte.html', 'vue.html'] } },
    plugins: [svelte()],
  }),
);
