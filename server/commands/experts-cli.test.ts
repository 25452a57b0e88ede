import { expect, test } from 'vitest';
import { main } from './experts-cli';

test.each([
  [[]],
  [['list']],
  [['appoint', 'anna', '--domain', 'main']],
  [['appoint', '--domain', 'main', '--tag', 'grease']],
  [['appoint', 'anna', '--domain', 'main', '--tag', 'grease', '--board', 'b']],
  [['promote', 'anna', '--domain', 'main', '--tag', 'grease']],
  [['list', '--portal', 'main']],
])('%j only gets the usage', async (args) => {
  const said: string[] = [];
  expect(await main(args, (line) => said.push(line))).toBe(2);
  expect(said.join('\n')).toContain('npm run experts');
});
