// The script of other companies' pages: one file without imports, so that one tag is all they need.
import path from 'node:path';
import { build } from 'vite';

/** Writes embed.js into a folder of built files. */
export const buildEmbed = (root, outDir) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      lib: { entry: path.join(root, 'src/embed/main.ts'), formats: ['iife'], name: 'mw', fileName: () => 'embed.js' },
    },
  });
