import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOfSample, factsOfSample, type SampleDemand, stateOfSample } from '../../setting/market/sample-demand';
import type { Store } from '../base/database/db';
import { message } from '../base/messages/message';
import { packageRoot } from '../base/package-root';
import { detectLanguage } from '../base/text/detect-language';
import { putSamplePost } from '../community';
import { communityBase } from '../knowledge';
import { rematch } from './match/find-matches';
import { putSampleDemand } from './store/sample-demands';

const file = join(packageRoot, 'fixtures', 'seed', 'market', 'demands.json');

/** Demands for a sample portal that was just added. */
export async function seedDemands({ db }: Store, domain: string, lang: 'zh' | 'en' | undefined): Promise<void> {
  const samples: SampleDemand[] = JSON.parse(readFileSync(file, 'utf8'));
  const kbId = await communityBase(db, { domain, organization: null, title: message('community:base.domain') });
  for (const sample of samples) {
    if (lang && detectLanguage(sample.title) !== lang) continue;
    // On the main portal under the id that the specification's links name.
    const id = domain === 'main' ? sample.id : `${domain}-${sample.id}`;
    const { title, text: markdown, author, date } = sample;
    if (!(await putSamplePost(db, { id, kind: 'demand', domain, kbId, title, markdown, author, date }))) continue;
    await putSampleDemand(db, {
      ...{ id, organization: sample.organization, facts: factsOfSample(sample), state: stateOfSample(sample) },
      ...{ close: sample.close, openedAt: new Date(`${date}T04:00:00Z`), expiresAt: endOfSample(sample, new Date()) },
    });
    await rematch(db, { ...factsOfSample(sample), id, domain, title, markdown });
  }
}
