const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*\S[^\n]*$/gm;
const FENCED = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm;

/** Each is read again with every block; more than this is no list of sources but a flood. */
const MOST = 200;

/** Link definitions count in the whole text, wherever they stand; a block that is drawn by itself needs to be told them. */
export function collectDefinitions(text: string): string {
  if (!text.includes(']:')) return '';
  return (text.replace(FENCED, '').match(DEFINITION) ?? []).slice(0, MOST).join('\n');
}
