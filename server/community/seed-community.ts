import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSample, readSampleNotice } from '../../setting/community/read-sample';
import type { Store } from '../base/database/db';
import { message } from '../base/messages/message';
import { packageRoot } from '../base/package-root';
import { detectLanguage } from '../base/text/detect-language';
import { communityBase } from '../knowledge';
import { closeSamples, putSample, putSampleNotice } from './store/samples';

/** The files of one kind of sample, by name. */
function samplesIn<T>(kind: 'community' | 'notices', read: (file: string) => T): (readonly [string, T])[] {
  const folder = join(packageRoot, 'fixtures', 'seed', kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.map((name) => [basename(name, '.md'), read(readFileSync(join(folder, name), 'utf8'))] as const);
}

/** The sample portals with a community, and the language of the posts that fit there. */
const portals: { domain: string; lang?: 'zh' | 'en' }[] = [{ domain: 'main' }, { domain: 'steelworks', lang: 'zh' }];

const former = join(packageRoot, 'fixtures', 'seed', 'community', 'versions');

/** What a sample said in its former versions, the oldest first. */
const formerOf = (name: string): string[] =>
  readdirSync(former)
    .filter((file) => file.startsWith(`${name}.`))
    .sort()
    .map((file) => readFileSync(join(former, file), 'utf8').trim());

/** Posts for the sample portals that were just added. Later starts leave them as people have changed them. */
export async function seedCommunity({ db }: Store, added: readonly string[]): Promise<number> {
  const samples = samplesIn('community', readSample);
  const notices = samplesIn('notices', readSampleNotice);
  let count = 0;
  for (const { domain, lang } of portals.filter((portal) => added.includes(portal.domain))) {
    const kbId = await communityBase(db, { domain, organization: null, title: message('community:base.domain') });
    const own = samples.filter(([, { title }]) => !lang || detectLanguage(title) === lang);
    for (const [name, sample] of own)
      count += await putSample(db, { domain, kbId, name, sample, former: formerOf(name) });
    await closeSamples(db, domain, own);
    for (const [name, notice] of notices)
      if (!lang || detectLanguage(notice.title) === lang)
        count += await putSampleNotice(db, { domain, kbId, name, notice });
  }
  return count;
}
