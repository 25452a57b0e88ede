/** What generated/ must hold: file name → text. */
export function generateFiles(root: string): Promise<Record<string, string>>;
