export function writeNew(root: string, kind: string, words: string[]): { written: string[]; next: string[] };
