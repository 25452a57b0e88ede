import type { JsonObject } from '../../../setting/json-value';

const files = import.meta.glob<JsonObject>('../../../fixtures/domains/*.json', { import: 'default' });

/** The fixture domains, by name: what `?domain=` may say in the demo. */
export const fixtureNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function fixtureSetting(name: string): Promise<JsonObject | undefined> {
  return files[`../../../fixtures/domains/${name}.json`]?.();
}
