import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as Router from 'react-router-dom';
import { expect, test } from 'vitest';
import { declarativeOnly, productionFile } from './router-for-production';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

test.each(['index.mjs', 'dom-export.mjs'])('%s has a build for production beside it', (name) => {
  const file = productionFile(join(folder, 'dist/development', name));
  expect(file).toContain('/dist/production/');
  expect(existsSync(file)).toBe(true);
  expect(exportsOf(file)).toEqual(exportsOf(join(folder, 'dist/development', name)));
});

test('another place stops the build', () => {
  expect(() => productionFile('/x/node_modules/react-router/dist/index.mjs')).toThrow('is not where');
});

test('what is left matches routes and writes links as before', async () => {
  const index = readFileSync(join(folder, 'dist/production/index.mjs'), 'utf8');
  const bundles = [...index.matchAll(/from "\.\/(chunk-[^"]+)"/g)].map(([, name = '']) =>
    readFileSync(join(folder, 'dist/production', name), 'utf8'),
  );
  const code = declarativeOnly(bundles.find((bundle) => bundle.includes('function useNavigateUnstable')) ?? '');
  expect(code).not.toMatch(/useContext\((?:DataRouter|DataRouterState|Framework)Context\)/);
  const react = pathToFileURL(createRequire(import.meta.url).resolve('react'));
  const runnable = code.replaceAll('from "react"', `from ${JSON.stringify(react)}`);
  const router: typeof Router = await import(`data:text/javascript,${encodeURIComponent(runnable)}`);
  expect(draw(router)).toBe(draw(Router));
  expect(draw(router)).toContain('<a aria-current="page" class="active" href="/docs/7?q=a"');
});

function draw({ Link, MemoryRouter, NavLink, Route, Routes, useParams }: typeof Router): string {
  const Page = () => {
    const { id } = useParams();
    return [
      createElement(NavLink, { key: 1, to: '?q=a' }, id),
      createElement(Link, { key: 2, to: '../x', replace: true }, 'up'),
      createElement(Link, { key: 3, to: 'https://example.org/' }, 'away'),
    ];
  };
  const routes = createElement(Routes, null, createElement(Route, { path: '/docs/:id', element: createElement(Page) }));
  return renderToString(createElement(MemoryRouter, { initialEntries: ['/docs/7'] }, routes));
}

test('a router that asks otherwise one day stops the build', () => {
  expect(() => declarativeOnly('function useNavigateUnstable() {}')).toThrow('no longer asks');
});

function exportsOf(file: string): string[] {
  const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim());
}
