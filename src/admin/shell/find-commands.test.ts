import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { findCommands } from './find-commands';

const command = (title: string, more: Partial<Command> = {}): Command => ({
  id: title,
  title,
  group: 'Go to',
  run: () => undefined,
  ...more,
});
const titles = (found: Command[]) => found.map(({ title }) => title);

describe('findCommands', () => {
  const all = [
    command('Show the audit list'),
    command('Edit steelworks', { hint: 'steelworks.example.com' }),
    command('Steelworks: history'),
    command('切换到深色', { keywords: 'dark theme' }),
  ];

  test('asks for every word, wherever it is', () => {
    expect(titles(findCommands(all, 'history steel'))).toEqual(['Steelworks: history']);
    expect(titles(findCommands(all, 'example.com edit'))).toEqual(['Edit steelworks']);
    expect(titles(findCommands(all, 'dark'))).toEqual(['切换到深色']);
    expect(findCommands(all, 'steel nothing')).toEqual([]);
  });

  test('keeps to itself what is listed only once something is typed', () => {
    const more = [...all, command('A slogan', { typedOnly: true })];
    expect(titles(findCommands(more, ' '))).toEqual(titles(all));
    expect(titles(findCommands(more, 'slogan'))).toEqual(['A slogan']);
  });

  test('puts a title that begins with the word first, then one that has it as a word', () => {
    expect(titles(findCommands(all, 'steel'))).toEqual(['Steelworks: history', 'Edit steelworks']);
  });

  test('finds every command by its own title, and all of them by nothing', () => {
    const word = fc.stringMatching(/^[a-zA-Z\u4e00-\u9fff]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (names) => {
        const commands = names.map((words) => command(words.join(' ')));
        expect(findCommands(commands, ' ')).toEqual(commands);
        for (const one of commands) expect(findCommands(commands, one.title)).toContain(one);
      }),
    );
  });
});
