import { expect, test } from 'vitest';
import { latestReview } from './review-date';
import { answerStart, verifiedMarkdown } from './verified-text';

const answer = '# One\n\n```\n# no heading\n```\n\n###### Deep';

test.each([
  ['alone', [], undefined],
  ['with wordings', ['Two\nlines', 'Another'], undefined],
  ['after its date', ['Another'], '2026-01-31'],
])('the answer ends the document and keeps its code, %s', (_, wordings, until) => {
  const markdown = verifiedMarkdown({ title: ' A  question ', wordings, answer, lang: 'en', until });
  expect(markdown.slice(answerStart(markdown))).toBe('### One\n\n```\n# no heading\n```\n\n###### Deep');
  expect(markdown).toMatch(/^# A question\n\n/);
  expect(markdown.includes('2026-01-31')).toBe(until !== undefined);
  if (wordings.length === 2) expect(markdown).toContain('Two lines · Another');
});

test('a year later, half a year for safety, on the last day of a shorter month', () => {
  const now = new Date('2026-08-31T10:00:00Z');
  const day = (tags: string[]) => latestReview(tags, now).toISOString().slice(0, 10);
  expect(day(['grease'])).toBe('2027-08-31');
  expect(day(['上锁挂牌'])).toBe('2027-02-28');
});
