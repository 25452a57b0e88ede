import type { Command } from './command';

/** Every word must match; titles that begin with the query come first, and ties keep their order. */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ typedOnly }) => !typedOnly);
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

function scoreOf(command: Command, words: readonly string[]): number {
  const title = command.title.toLocaleLowerCase();
  const rest = [command.hint, command.keywords, command.group].join(' ').toLocaleLowerCase();
  let score = 0;
  for (const word of words) {
    const found = scoreOfWord(title, rest, word);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function scoreOfWord(title: string, rest: string, word: string): number {
  const at = title.indexOf(word);
  if (at === 0) return 4;
  if (at > 0) return /[\s\p{P}]/u.test(title[at - 1] ?? '') ? 3 : 2;
  return rest.includes(word) ? 1 : 0;
}
