import { expect, test } from 'vitest';
import { firstLine } from './first-line';

test.each([
  ['轴承温度不应超过 80 °C。[1]\n\n停机检查。', '轴承温度不应超过 80 °C。'],
  ['## Oil level\n\nCheck it **daily** [2].', 'Check it daily.'],
  ['- Check the `oil` [level](/doc/1)', 'Check the oil level'],
  ['| Alarm | Meaning |\n|---|---|\n| 700 | Hot |', '700 · Hot'],
  ['Causes:\n\n| Cause | Remedy |\n|---|---|\n| Low oil | Top up |', 'Low oil · Top up'],
  ['The closest passages:\n\n> Check the level. [1]', 'Check the level.'],
  ['Causes:', 'Causes:'],
  ['## Causes\n\n| Cause | Remedy |\n|:--|--:|\n| **Low oil** [1] | Top up |', 'Low oil · Top up'],
  ['| Cause | Remedy |\n|---|---|\n| — | |\n| Low oil | — |', 'Low oil'],
  ['| Cause | Remedy |\n|---|---|\n\nNothing else is known.', 'Nothing else is known.'],
  ['| Only | Names |\n|---|---|', 'Only · Names'],
  ['Set |x| to 3.', 'Set |x| to 3.'],
  ['```\nM30\n```', 'M30'],
  ['# Only a heading', 'Only a heading'],
  ['', ''],
])('how an answer begins, in one line: %j', (markdown, line) => expect(firstLine(markdown)).toBe(line));

test('is no longer than a line of a list', () => expect([...firstLine('界'.repeat(200))]).toHaveLength(161));
