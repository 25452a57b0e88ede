import type { Locale } from '../../../generated/locales';
import type { ActingOperator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { readPublication } from '../store/publications';
import { publishSetting } from './publish-setting';
import type { Report } from './report';

interface Input {
  domain: string;
  operator: ActingOperator;
  revision: string;
  base: string | null;
  message: string;
  locale: Locale;
}

/** An old revision goes live again as a new entry; nothing is rewritten. It has to pass today's checks like any other. */
export async function rollbackSetting(parts: { store: Store; report: Report }, { revision, ...input }: Input) {
  const earlier = await readPublication(parts.store.db, input.domain, revision);
  if (!earlier) throw notFound('revision', revision);
  const published = await publishSetting(parts, { ...input, body: earlier.body, kind: 'rollback' });
  return { revision: published.revision };
}
