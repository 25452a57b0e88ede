import { expect, test } from 'vitest';
import { asksToJoin } from './asks-to-join';

test.each(['/engine', '/', '/center/app', '/loginish', '/ehmHelpful'])('%s asks', (path) =>
  expect(asksToJoin(path)).toBe(true),
);

test.each(['/login', '/ehmHelp', '/ehmDeviceGpt/42', '/companyAuth', '/admin/domains'])('%s does not', (path) =>
  expect(asksToJoin(path)).toBe(false),
);
