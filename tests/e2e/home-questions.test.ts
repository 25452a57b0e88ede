import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Locale } from '../../generated/locales';
import { message } from '../../server/base/messages/message';
import { reduceRuns } from '../../src/stream/reduce-run';
import { emptyRun } from '../../src/stream/run-state';
import { at } from '../support/e2e';
import { createVisitor } from '../support/visitor';

type Offered = { text: string | Partial<Record<Locale, string>> };

function offeredBy(domain: string): [Locale, string][] {
  const file = path.resolve(import.meta.dirname, `../../fixtures/domains/${domain}.json`);
  const { questionList } = JSON.parse(readFileSync(file, 'utf8')) as { questionList: Offered[] };
  return questionList.flatMap(({ text }) =>
    typeof text === 'string' ? [['en-US', text] as [Locale, string]] : (Object.entries(text) as [Locale, string][]),
  );
}

const excuses = [message('answers:answerer.related'), message('answers:answerer.nothing')].flatMap((text) =>
  Object.values(text),
);

it.each(['main', 'steelworks', 'machine-builder', 'public-service'])(
  'the handbook answers every question that the home page of %s offers',
  async (domain) => {
    const poor: string[] = [];
    for (const [locale, question] of offeredBy(domain)) {
      const { status, cites, blocks } = reduceRuns(
        emptyRun,
        await createVisitor(at(domain, '')).askAll(question, { locale }),
      );
      const text = blocks.map((block) => block.text).join('');
      if (status !== 'done' || cites.length === 0 || excuses.some((excuse) => text.startsWith(excuse)))
        poor.push(`${question}: ${text}`);
    }
    expect(poor).toEqual([]);
  },
);
