import { type CSSRulesByBucket, resolveStyleRulesForSlots } from '@griffel/core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { REHYDRATE, styleTags } from './first-page-styles.ts';
import { readStyleCalls } from './read-style-calls.ts';

const LIBRARY = '@fluentui/react-components';
/** Suffix that requests only the styles of a file. */
const STYLES = '?static-styles';

/** Griffel's module that reads styles from the HTML with the whole CSS compiler; ours needs only their known form. */
const REHYDRATION = /\/@griffel\/core\/.*\/rehydrateRendererCache\.js$/;

/** Fluent precompiles its own styles. One leftover call has no effect except to keep all shorthands in the build. */
const FLUENT = /\/@fluentui\/react-card\/.*\/useCardStyles\.styles\.js$/;
const LEFTOVER = /\.\.\.\s*(?:\/\*#__PURE__\*\/\s*)?shorthands\.\w+\([^()]*\)/g;

/** Placeholder for the rules of one call until their chunk is known. */
const RULES = /(["'`])mw-rules:(\d+)\1/g;

/** Every page has these two chunks; see first-page-chunk.ts. */
const isOnEveryPage = (chunk: { name: string; isEntry: boolean }) => chunk.isEntry || chunk.name === 'home';

type Slots = Parameters<typeof resolveStyleRulesForSlots>[0];

/**
 * Compiles `makeStyles({…})` to classes and rules at build time. In the browser this takes a third of a page's first
 * render, and the compiler is part of every first load. Rules of the first page are in the HTML, which the browser
 * parses at once: inserting them one by one was a third of what keeps a phone busy after the first render. Development
 * and tests compile in the browser; both give the same classes.
 */
export function staticStyles(root: string): Plugin {
  const cut = new Map<string, string>();
  const rules: CSSRulesByBucket[] = [];
  const onEveryPage = new Set<CSSRulesByBucket>();
  let nonce = '';
  let evaluator: Promise<ViteDevServer> | undefined;
  return {
    name: 'millwright:static-styles',
    apply: 'build',
    configResolved: ({ html }) => {
      nonce = html?.cspNonce ?? '';
    },
    async transform(code, id) {
      if (FLUENT.test(id)) return { code: code.replace(LEFTOVER, '...{}'), map: null };
      if (REHYDRATION.test(id)) return { code: REHYDRATE, map: null };
      if (!/\/src\/[^?]*\.tsx?$/.test(id) || !code.includes('makeStyles(')) return null;
      const calls = readStyleCalls(this.parse(code), code, id, LIBRARY);
      if (calls.places.length === 0) return null;
      cut.set(id + STYLES, calls.module);
      evaluator ??= createEvaluator(root, cut);
      const { default: styles } = await (await evaluator).ssrLoadModule(id + STYLES);
      return {
        code: replaceCalls(code, calls.places, styles, (found) => `mw-rules:${rules.push(found) - 1}`),
        map: null,
      };
    },
    renderChunk(code, chunk) {
      if (!code.includes('mw-rules:')) return null;
      const put = (_: string, __: string, index: string) => {
        const found = rules[Number(index)] ?? {};
        if (!isOnEveryPage(chunk)) return JSON.stringify(found);
        onEveryPage.add(found);
        return '{}';
      };
      return { code: code.replace(RULES, put), map: null };
    },
    transformIndexHtml: { order: 'post', handler: () => styleTags(onEveryPage, nonce) },
    async closeBundle() {
      await (await evaluator)?.close();
      evaluator = undefined;
    },
  };
}

/**
 * Runs the extracted style modules as the build would resolve them, with the library itself for tokens and shorthands.
 */
function createEvaluator(root: string, cut: Map<string, string>): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${root}/src` } },
    plugins: [
      {
        name: 'millwright:static-styles-cut',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(STYLES) ? id : null),
        load: (id) => cut.get(id) ?? null,
      },
    ],
  });
}

export interface StylePlace {
  start: number;
  end: number;
}

export function replaceCalls(
  code: string,
  places: readonly StylePlace[],
  styles: readonly Slots[],
  keep: (rules: CSSRulesByBucket) => string,
): string {
  let result = '';
  let from = 0;
  for (const [index, { start, end }] of places.entries()) {
    const [classes, rules] = resolveStyleRulesForSlots(styles[index] ?? {});
    result += `${code.slice(from, start)}__styles(${JSON.stringify(classes)}, ${JSON.stringify(keep(rules))})`;
    from = end;
  }
  return `import { __styles } from '${LIBRARY}';\n${result}${code.slice(from)}`;
}
