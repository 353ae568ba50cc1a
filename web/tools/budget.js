/** Prints what a browser loads for the first table, compressed, and fails above the budget. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const OUT = new URL('../../src/paddock/server/static/', import.meta.url);
/** What the address /race/… of an Outspeed race loads. */
const ENTRIES = ['index.html', 'src/shell/race/Race.svelte', 'src/games/outspeed/index.ts'];

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', OUT), 'utf8'));

const files = new Set();
function load(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const other of chunk.imports ?? []) load(other);
}
ENTRIES.forEach(load);

const sizes = { js: 0, css: 0 };
for (const file of [...files].sort()) {
  const size = gzipSync(readFileSync(new URL(file, OUT)), { level: 9 }).length;
  sizes[file.endsWith('.css') ? 'css' : 'js'] += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
const told = (size) => `${(size / 1000).toFixed(1)} kB`;
console.log(`First table: JavaScript ${told(sizes.js)} of ${told(BUDGET)} compressed, styles ${told(sizes.css)}`);
if (sizes.js > BUDGET) process.exit(1);
