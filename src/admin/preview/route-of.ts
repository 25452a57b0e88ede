import type { PageDocument } from '@/renderer/types';

/** Fills a parameter in the path with a sample value; "not found" is a state of the page like any other. */
export function routeOf({ path }: PageDocument): string {
  return path.replace(/\/\*$/, '').replaceAll(/:\w+/g, 'sample');
}
