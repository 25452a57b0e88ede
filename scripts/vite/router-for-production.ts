import type { Plugin } from 'vite';

const BUILT = /(\/node_modules\/react-router\/dist\/)development(\/[^/]+\.mjs)$/;

/** The router's package always exports its development build, warnings included; the production build lies beside it. */
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
  };
}

export function productionFile(id: string): string {
  if (!BUILT.test(id))
    throw new Error(`${id} is not where the router's builds were: look at scripts/vite/router-for-production.ts.`);
  return id.replace(BUILT, '$1production$2');
}
