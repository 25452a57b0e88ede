import type { Plugin } from 'vite';

/**
 * Fluent ships its token names as a table of five hundred lines `name: 'var(--name)'`, 3.6 kB gzip of every first page.
 * Replaces it with the rule and a table of the few exceptions.
 */
export function fluentTokens(): Plugin {
  return {
    name: 'millwright:fluent-tokens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fluentui\/tokens\/lib\/tokens\.js$/.test(id)) return null;
      const lines = [...code.matchAll(/(?:^|\*\/)\s*(\w+): '([^']+)'/gm)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      if (lines.length < 300)
        throw new Error(`${id} is no longer a table of tokens: look at scripts/vite/fluent-tokens.ts.`);
      const others = Object.fromEntries(lines.filter(([name, value]) => value !== `var(--${name})`));
      return { code: byRule(others), map: null };
    },
  };
}

function byRule(others: Record<string, string>): string {
  return [
    `const others = ${JSON.stringify(others)};`,
    "export const tokens = new Proxy({}, { get: (_, name) => others[name] ?? 'var(--' + String(name) + ')' });",
  ].join('\n');
}
