import { type CSSRulesByBucket, resolveStyleRulesForSlots } from '@griffel/core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { REHYDRATE, styleTags } from './first-page-styles.ts';
import { readStyleCalls } from './read-style-calls.ts';

const LIBRARY = '@fluentui/react-components';
/** Asks for a file's styles alone. */
const STYLES = '?static-styles';

/** Finds the styles that came with the HTML, and needs the whole CSS compiler for it; we know how ours are written. */
const REHYDRATION = /\/@griffel\/core\/.*\/rehydrateRendererCache\.js$/;

/** Fluent's own styles were worked out by its makers; of one a call is left over that does nothing but keep all shorthands in the build. */
const FLUENT = /\/@fluentui\/react-card\/.*\/useCardStyles\.styles\.js$/;
const LEFTOVER = /\.\.\.\s*(?:\/\*#__PURE__\*\/\s*)?shorthands\.\w+\([^()]*\)/g;

/** Stands for the rules of one call until it is known which chunk they are in. */
const RULES = /(["'`])mw-rules:(\d+)\1/g;

/** Every page has these two chunks; see first-page-chunk.ts. */
const isOnEveryPage = (chunk: { name: string; isEntry: boolean }) => chunk.isEntry || chunk.name === 'home';

type Slots = Parameters<typeof resolveStyleRulesForSlots>[0];

/**
 * `makeStyles({…})` → the classes and rules it comes to. Worked out in the browser, they are a third of the first draw of a page, and the
 * compiler for them a part of every first load. Rules of the first page stand in the HTML, where the browser reads them in one go: put in
 * one by one, they were a third of what keeps a phone busy when the first draw is done. Development and tests leave all of it to the
 * browser; both give the same classes.
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

/** Runs the cut-out style modules as the build would resolve them, with the library itself for tokens and shorthands. */
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
