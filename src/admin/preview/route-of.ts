import type { PageDocument } from '@/renderer/types';

/** A page whose path has a hole is shown with something in it; what is not there is a state of the page like any other. */
export function routeOf({ path }: PageDocument): string {
  return path.replace(/\/\*$/, '').replaceAll(/:\w+/g, 'sample');
}
