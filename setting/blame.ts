import { MOVED } from './stable-path';

/** The newest of these revisions, newest first, that touched a path, something inside it or something around it. */
export function blame<R extends { paths: readonly string[] }>(path: string, revisions: readonly R[]): R | undefined {
  return revisions.find(({ paths }) => paths.some((changed) => touches(changed, path)));
}

function touches(changed: string, path: string): boolean {
  if (changed === path || changed === path + MOVED) return true;
  return changed.startsWith(`${path}/`) || path.startsWith(`${changed}/`);
}
