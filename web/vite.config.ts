import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `paddock serve` listens while the client is developed. */
const SERVER = process.env.PADDOCK_SERVER ?? 'http://127.0.0.1:8000';

/** Smaller files are hardly smaller compressed, and fonts and pictures are so already. */
const WORTH_IT = 1000;
const COMPRESSIBLE = /\.(css|html|js|json|svg)$/;

/** Compresses once what the server would else compress for each request: `x.js` gets `x.js.gz` and `x.js.br`. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const content = COMPRESSIBLE.test(name) ? readFileSync(join(dir, name)) : '';
        if (content.length < WORTH_IT) continue;
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/paddock/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Everything is a file of its own: the server allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // How long the plugins took is no warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    isolate: false,
    // A machine may be busy; what takes longer than this is stuck.
    testTimeout: 60_000,
  },
});
