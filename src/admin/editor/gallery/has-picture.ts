const ALONE = /^(content|engine|layout)\/(?!crash-test|not-)/;

/** Blocks that look the same anywhere. Others depend on the URL or on running answers, so only a page can show them. */
export function hasPicture(type: string): boolean {
  return ALONE.test(type);
}
