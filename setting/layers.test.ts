import fc from 'fast-check';
import { expect, test } from 'vitest';
import { environmentDefault, mergeLayers, productDefault } from './layers';

const layer = fc.dictionary(
  fc.constantFrom('title', 'logan', 'allowLogin', 'header', 'own', '__proto__'),
  fc.jsonValue(),
);

test('default < environment < domain, key by key, and every key knows its layer', () => {
  const { setting, layers } = mergeLayers(
    { accessDomain: 'a', logan: 'ours', searchScope: null },
    { searchScope: [2] },
    { title: 't', logan: 'l' },
  );
  expect(setting).toEqual({ accessDomain: 'a', title: 't', logan: 'ours', searchScope: [2] });
  expect(layers).toEqual({ accessDomain: 'domain', title: 'default', logan: 'domain', searchScope: 'environment' });
});

test('the last layer that says something wins; nothing is invented and nothing is lost', () => {
  fc.assert(
    fc.property(layer, layer, layer, (domain, environment, product) => {
      const { setting } = mergeLayers({ ...domain, accessDomain: 'a' }, environment, product);
      const said = (from: object, key: string) =>
        Object.hasOwn(from, key) ? (from as Record<string, unknown>)[key] : undefined;
      for (const key of ['title', 'logan', 'allowLogin', 'header', 'own', '__proto__']) {
        expect(said(setting, key)).toEqual(
          said(domain, key) ?? said(environment, key) ?? said(product, key) ?? undefined,
        );
      }
    }),
  );
});

test('layers are not changed by merging', () => {
  const before = JSON.stringify([productDefault, environmentDefault('production')]);
  mergeLayers({ accessDomain: 'a', title: 'x' }, environmentDefault('production'), productDefault);
  expect(JSON.stringify([productDefault, environmentDefault('production')])).toBe(before);
});

test('a domain with a title of its own never shows the title of the product in another language', () => {
  const named = mergeLayers({ accessDomain: 'a', title: 'Mill' }, {}, productDefault).setting;
  expect(named.texts).toEqual({ 'zh-CN': { logan: '工业知识智能搜索，精准方案生成' } });
  const both = mergeLayers({ accessDomain: 'a', title: 'Mill', logan: 'x' }, {}, productDefault).setting;
  expect(both.texts).toBeUndefined();
  expect(mergeLayers({ accessDomain: 'a' }, {}, productDefault).setting.texts).toEqual(productDefault.texts);
});
