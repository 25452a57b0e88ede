import type { JsonObject } from '../../../setting/json-value';

const files = import.meta.glob<JsonObject>('../../../fixtures/domains/*.json', { import: 'default' });

/** Names of the fixture domains, as accepted by `?domain=`. */
export const fixtureNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function fixtureSetting(name: string): Promise<JsonObject | undefined> {
  return files[`../../../fixtures/domains/${name}.json`]?.();
}
