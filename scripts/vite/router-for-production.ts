import type { Plugin } from 'vite';

const BUILT = /(\/node_modules\/react-router\/dist\/)development(\/[^/]+\.mjs)$/;
const BUNDLE = /\/node_modules\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * The router's package always resolves to its development build, warnings included; this selects the production build
 * beside it. The portal uses only the declarative router, so run-time checks for a data router or a server framework
 * are replaced with constants, which drops the code of both (5 of 13 kB gzip, and two states and two effects of every
 * link).
 */
export function routerForProduction(): Plugin {
  return {
    name: 'millwright:router-for-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && productionFile(found.id);
    },
    transform(code, id) {
      // The package's other files are smaller parts: re-exports, and the server's code.
      if (!BUNDLE.test(id) || !code.includes('function useNavigateUnstable')) return null;
      return { code: declarativeOnly(code), map: null };
    },
  };
}

export function productionFile(id: string): string {
  if (!BUILT.test(id))
    throw new Error(`${id} is not where the router's builds were: look at scripts/vite/router-for-production.ts.`);
  return id.replace(BUILT, '$1production$2');
}

const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/React\d+\.useContext\((?:DataRouterContext|DataRouterStateContext|FrameworkContext)\)/g, 'null'],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  [/routerState != null && (?:\/\/.*\s*)*useViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/dataRouterOpts && dataRouterState\b/, 'false'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length/, 'false'],
  // Debugging names keep unused components alive, and calls without this annotation count as having side effects.
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '],
];

export function declarativeOnly(code: string): string {
  return ANSWERS.reduce((text, [question, answer]) => {
    const next = text.replace(question, answer);
    if (next === text)
      throw new Error(`The router no longer asks ${question}: look at scripts/vite/router-for-production.ts.`);
    return next;
  }, code);
}
