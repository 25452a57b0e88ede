import type { components } from '../../generated/api';
import type { Locale } from '../plugins/errors';
import type { Store } from '../store/db';
import { KNOWLEDGE_BASES, readKnowledgeFigures } from '../store/knowledge-bases';
import { allowedScope, readScope } from './allowed-scope';
import type { SettingsService } from './settings';

type KnowledgeBase = components['schemas']['KnowledgeBase'];
type Kind = NonNullable<KnowledgeBase['type']>;

const kinds: Record<number, Kind> = { 1: 'organization', 2: 'prerelease', 3: 'public' };

interface Wish {
  domain: string | undefined;
  locale: Locale;
  /** "1,3" */
  scope?: string;
  type?: Kind;
}

/** The knowledge bases a visitor of this domain may search, named in the visitor's language. */
export async function listKnowledge(
  { store, settings }: { store: Store; settings: SettingsService },
  { domain, locale, scope, type }: Wish,
): Promise<KnowledgeBase[]> {
  const { setting } = await settings.get(domain);
  const allowed = allowedScope(setting.searchScope, readScope(scope));
  const figures = await readKnowledgeFigures(store.db);
  return KNOWLEDGE_BASES.filter((kb) => allowed.includes(kb.id) && (!type || kinds[kb.id] === type)).map((kb) => {
    const { documents = 0, updatedAt = null } = figures.get(kb.id) ?? {};
    return {
      id: kb.id,
      slug: kb.slug,
      name: kb.title[locale] ?? kb.slug,
      type: kinds[kb.id],
      documentCount: documents,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  });
}
