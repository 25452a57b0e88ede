const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*\S[^\n]*$/gm;
const FENCED = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm;

/** All of them are parsed again with every block, so the number is limited. */
const MOST = 200;

/** Link definitions apply to the whole text; blocks are rendered separately, so each gets all of them. */
export function collectDefinitions(text: string): string {
  if (!text.includes(']:')) return '';
  return (text.replace(FENCED, '').match(DEFINITION) ?? []).slice(0, MOST).join('\n');
}
