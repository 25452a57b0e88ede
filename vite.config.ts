import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockCalls } from './scripts/vite/block-calls.ts';
import { blockChecks } from './scripts/vite/block-checks.ts';
import { isFirstPage } from './scripts/vite/first-page-chunk.ts';
import { firstPageScript } from './scripts/vite/first-page-script.ts';
import { fluentTokens } from './scripts/vite/fluent-tokens.ts';
import { routerForProduction } from './scripts/vite/router-for-production.ts';
import { staticStyles } from './scripts/vite/static-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = here('./tests/support/server-setup.ts');
const web = here('./tests/support/web-setup.ts');
const postgres = here('./tests/support/postgres-setup.ts');
const browserAndPortal = here('./tests/support/e2e-setup.ts');

/**
 * What a part of the portal loads beside itself. The lists of the workbench, its guests, pages beside the way of a question
 * and the picture and other dialogs would be part of every first page, so these load their parts themselves; what the
 * first page has loaded is in no list.
 */
const preloadsOf = (file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  /\/(?:Admin|GuestPage|own|PictureEntry|start-preview|\w+Dialog)-/.test(file)
    ? []
    : files.filter((one) => hostType === 'html' || !/\/(?:home|rolldown-runtime)-/.test(one));

/** Pages that nobody reaches from the first one by a question. */
const BESIDE = /\/src\/blocks\/(?:people|activity|platform|community|market|answer\/(?:model|history))\/.*View\.tsx$/;

/**
 * Test files share imports, loaded once per worker, because loading took longer than the tests. No file may leave state
 * behind.
 */
const isolate = false;

/** For tests that mostly wait for PostgreSQL and timers: with two workers, both cores were idle half of the time. */
const waiting = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** The texts for which the entry waits: two files of 2 kB, bundled into one. */
const FIRST_WORDS = /\/messages\/[^/]+\/portal\/(?:common|home)\.json$/;
const firstWords = (id: string) => `words-${id.split('/').at(-3)}`;

export default defineConfig({
  plugins: [
    react(),
    blockChecks(here('.')),
    blockCalls(here('.')),
    fluentTokens(),
    staticStyles(here('.')),
    firstPageScript(),
    routerForProduction(),
  ],
  resolve: { alias: { '@': here('./src') } },
  // The server replaces this placeholder with a new nonce in every response (server/domains/portal/page-template.ts).
  html: { cspNonce: '__MW_NONCE__' },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // The polyfill is for browsers that the target excludes.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    target: 'es2022',
    // `npm run bench` measures the weight of pages; the build need not warn about the workbench's editor.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        // The first page names all other parts of the portal; hashes of fewer characters compress better.
        hashCharacters: 'hex',
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${BESIDE.test(facadeModuleId ?? '') ? 'own' : name}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'home', test: isFirstPage },
            { name: firstWords, debugName: 'words', test: FIRST_WORDS },
          ],
        },
      },
    },
  },
  // Discovering one of these late would restart the dev server (15 s with a cold cache).
  optimizeDeps: {
    include: [
      'react-dom/client',
      '@fluentui/react-components',
      '@reduxjs/toolkit/query/react',
      'react-redux',
      'react-router-dom',
    ],
  },
  test: {
    // Two cores; more workers would only compete for them.
    maxWorkers: 2,
    alias: [{ find: /^fast-check$/, replacement: here('./tests/support/seeded-fast-check.ts') }],
    // No test measures time, so a busy machine must not fail one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-web',
          environment: 'jsdom',
          isolate,
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: [web],
        },
      },
      {
        // jsdom is slow, so of the tests without JSX only those named `.dom.test.ts` use it.
        extends: true,
        test: {
          name: 'unit-pure',
          environment: 'node',
          isolate,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts'],
          setupFiles: [server],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-server',
          environment: 'node',
          isolate,
          include: [
            '{server,setting}/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tests/{support,bench}/**/*.test.ts',
          ],
          setupFiles: [server],
          globalSetup: [postgres],
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'jsdom',
          isolate,
          include: ['tests/flows/**/*.test.{ts,tsx}'],
          setupFiles: [web],
          // jsdom has no layout, so focus occasionally lands on a dialog itself, which then hides its content; a defect
          // fails twice.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          isolate,
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: [server],
          globalSetup: [postgres],
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          environment: 'node',
          isolate,
          include: ['tests/attacks/**/*.test.ts'],
          setupFiles: [server],
          globalSetup: [postgres],
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          isolate,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [postgres, browserAndPortal],
          // These wait as much as they work: for frames, streams and server restarts.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser that shares two cores with a server and a database is occasionally too slow; a defect fails
          // twice.
          retry: 1,
        },
      },
    ],
  },
});
