const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*\S[^\n]*$/gm;
const FENCED = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm;

/** Link definitions count in the whole text, wherever they stand; a block that is drawn by itself needs to be told them. */
export function collectDefinitions(text: string): string {
  if (!text.includes(']:')) return '';
  return (text.replace(FENCED, '').match(DEFINITION) ?? []).join('\n');
}
