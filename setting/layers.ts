import type { components } from '../generated/api';
import { define } from './json-value';

export type GlobalSetting = components['schemas']['GlobalSetting'];
export type Layer = 'default' | 'environment' | 'domain';
export interface LayeredSetting {
  setting: GlobalSetting;
  /** The layer from which each key came. */
  layers: Record<string, Layer>;
}

/** Defaults from section 3 of the specification, in both languages. */
export const productDefault: Omit<GlobalSetting, 'accessDomain'> = {
  allowLogin: true,
  title: 'intelligent interaction engine',
  logan: 'industrial knowledge smart search, precise solution generation',
  texts: { 'zh-CN': { title: '智能交互引擎', logan: '工业知识智能搜索，精准方案生成' } },
};

export function environmentDefault(env: 'production' | 'preproduction'): Omit<GlobalSetting, 'accessDomain'> {
  return { searchScope: [env === 'production' ? 3 : 2], functionList: [1, 2, 3] };
}

/**
 * Merges the layers key by key. The domain overrides the environment, which overrides the product; null and absent
 * values count as unset. Unknown keys are kept.
 */
export function mergeLayers(
  domain: Record<string, unknown> & { accessDomain: string },
  environment: Record<string, unknown>,
  product: Record<string, unknown>,
): LayeredSetting {
  const setting: Record<string, unknown> = {};
  const layers: Record<string, Layer> = {};
  const apply = (values: Record<string, unknown>, layer: Layer) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null || value === undefined) continue;
      define(setting, key, value);
      define(layers, key, layer);
    }
  };
  apply(withoutRenamed(product, domain), 'default');
  apply(environment, 'environment');
  apply(domain, 'domain');
  return { setting: setting as GlobalSetting, layers };
}

/**
 * Drops the product's texts for keys that the domain sets itself: a domain with a title in one language must not show
 * the product's title in the other.
 */
function withoutRenamed(product: Record<string, unknown>, domain: Record<string, unknown>): Record<string, unknown> {
  const texts = product.texts as Record<string, Record<string, unknown>> | undefined;
  if (!texts) return product;
  const keep = (text: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(text).filter(([key]) => domain[key] == null));
  const kept = Object.entries(texts).map(([locale, text]) => [locale, keep(text)] as const);
  const used = kept.filter(([, text]) => Object.keys(text).length > 0);
  return { ...product, texts: used.length > 0 ? Object.fromEntries(used) : undefined };
}
