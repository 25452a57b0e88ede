import { MOVED } from './stable-path';

/** The newest revision that changed a path, its descendants or its ancestors; `revisions` are ordered newest first. */
export function blame<R extends { paths: readonly string[] }>(path: string, revisions: readonly R[]): R | undefined {
  return revisions.find(({ paths }) => paths.some((changed) => touches(changed, path)));
}

function touches(changed: string, path: string): boolean {
  if (changed === path || changed === path + MOVED) return true;
  return changed.startsWith(`${path}/`) || path.startsWith(`${changed}/`);
}
