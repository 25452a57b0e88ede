import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ActivityDocument } from './activity-document';
import { checkActivity } from './check-activity';
import { compareAmendment } from './compare-amendment';
import { datedActivity } from './sample-activity';

const folder = join(import.meta.dirname, '../../fixtures/seed/activities');
const now = new Date('2026-11-27T00:00:00Z');
const samples = new Map<string, ActivityDocument>(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    datedActivity(JSON.parse(readFileSync(join(folder, name), 'utf8')), now),
  ]),
);
const sample = (id: string) => structuredClone(samples.get(id)) as ActivityDocument;
const at = (activity: ActivityDocument) => checkActivity(activity).map(({ pointer }) => pointer);

test('the samples can be published', () => {
  for (const activity of samples.values()) expect(checkActivity(activity)).toEqual([]);
});

test('all faults are named at once, each where it is', () => {
  const award = sample('award1024');
  award.windows.close = award.windows.open;
  const [keyboard, screwdriver] = award.prizes ?? [];
  Object.assign(keyboard ?? {}, { odds: 900_000, value: 5_000_001 });
  Object.assign(screwdriver ?? {}, { id: 'keyboard' });
  award.title['en-US'] = '抽奖';
  expect(at(award)).toEqual(['/windows/close', '/prizes/1/id', '/prizes', '/prizes/0/value', '/title/en-US']);
  const survey = sample('shift-handover');
  Object.assign(survey.questions?.[1] ?? {}, { when: { question: 'missed', above: 1 } });
  Object.assign(survey.questions?.[2] ?? {}, { when: { question: 'how', includes: 'fax' } });
  Object.assign(survey.questions?.[3] ?? {}, { max: 200 });
  expect(at(survey)).toEqual(['/questions/1/when/question', '/questions/2/when', '/questions/3/max']);
});

test('places per organization need accounts, and a kind that one enters', () => {
  const survey = sample('maintenance-survey');
  const entry = { perPerson: 1, perOrganization: 5 };
  const found = (more: Partial<ActivityDocument>) => at({ ...survey, entry, ...more });
  expect(found({ identity: 'visitor' })).toEqual(['/entry/perOrganization']);
  expect(found({ identity: 'person' })).toEqual([]);
  expect(at({ ...sample('assistant-contest'), entry })).toEqual(['/entry/perOrganization']);
  const [before, after] = [5, 4].map((most) => ({ ...survey, entry: { ...entry, perOrganization: most } }));
  const worse = compareAmendment(before as ActivityDocument, after as ActivityDocument, now);
  expect(worse.map(({ pointer }) => pointer)).toEqual(['/entry/perOrganization']);
  expect(compareAmendment(after as ActivityDocument, before as ActivityDocument, now)).toEqual([]);
});

test('what has begun changes in favor of the participants only', () => {
  const award = sample('award1024');
  const better = sample('award1024');
  better.entry.perPerson = 5;
  Object.assign(better.prizes?.[0] ?? {}, { stock: 20, odds: 6000 });
  better.windows.close = new Date(Date.parse(award.windows.close) + 1000).toISOString();
  expect(compareAmendment(award, better, now)).toEqual([]);
  expect(compareAmendment(better, award, now).map(({ pointer }) => pointer)).toEqual([
    '/windows/close',
    '/entry/perPerson',
    '/prizes/0',
  ]);
  expect(compareAmendment(better, award, new Date('2026-01-01'))).toEqual([]);
  const survey = sample('shift-handover');
  const fewer = { ...survey, questions: survey.questions?.slice(1) };
  expect(compareAmendment(survey, fewer, now).map(({ pointer }) => pointer)).toEqual(['/questions']);
});
