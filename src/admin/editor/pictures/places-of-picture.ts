import { pointer } from '../../../../setting/pointer';

/** Pointers of all values in a setting that are this address. */
export function placesOfPicture(value: unknown, url: string, at = ''): string[] {
  if (value === url) return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOfPicture(inner, url, pointer(at, key)));
}
