import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { Store } from '../base/database/db';
import { readScope } from './asked-scope';
import type { Reading } from './open-reading';
import { isHidden, ORGANIZATION_WISH } from './readable';
import {
  type KnowledgeBase as Base,
  listKnowledgeBases,
  organizationTitle,
  readKnowledgeFigures,
} from './store/knowledge-bases';

type KnowledgeBase = components['schemas']['KnowledgeBase'];
type Kind = NonNullable<KnowledgeBase['type']>;

interface Input {
  locale: Locale;
  /** Comma-separated ids, "1,3". */
  scope?: string;
  type?: Kind;
  /** Only bases of this organization and those without one. */
  tenantId?: string;
}

const PRE_RELEASE = 2;

const kindOf = ({ id, ownerKind }: Base): Kind =>
  ownerKind === 'organization' ? 'organization' : id === PRE_RELEASE ? 'prerelease' : 'public';

/** Lists the requested knowledge bases that this reader may search, with names in the reader's language. */
export async function listKnowledge(
  { store }: { store: Store },
  reading: Reading,
  { locale, scope, type, tenantId }: Input,
): Promise<KnowledgeBase[]> {
  const asked = readScope(scope);
  const isWanted = (base: Base) =>
    !isHidden(base) &&
    reading.ids.includes(base.id) &&
    (!asked || asked.includes(reading.wireId(base.id))) &&
    (!type || kindOf(base) === type) &&
    (!tenantId || base.ownerKind !== 'organization' || base.ownerId === tenantId);
  const bases = reading.bases.filter(isWanted);
  const figures = await readKnowledgeFigures(
    store.db,
    bases.map(({ id }) => id),
  );
  const wishes = [...new Set(bases.map(({ id }) => reading.wireId(id)))];
  return wishes.map((id) => {
    const members = bases.filter((base) => reading.wireId(base.id) === id);
    return describe(id, members, { figures, locale });
  });
}

/** Lists the knowledge bases a domain may search: the installation's, its own and its organization's. */
export async function listOfferedBases(
  { store }: { store: Store },
  { domain, tenantId, locale }: { domain: string; tenantId: string | undefined; locale: Locale },
): Promise<KnowledgeBase[]> {
  const all = (await listKnowledgeBases(store.db)).filter(({ community }) => community === undefined);
  const isIts = ({ ownerKind, ownerId }: Base) =>
    ownerKind === 'domain' ? ownerId === domain : ownerId !== null && ownerId === tenantId;
  const its = all.filter(isIts);
  const byNumber = all.filter((base) => base.ownerKind === 'installation' || its.includes(base));
  const figures = await readKnowledgeFigures(
    store.db,
    byNumber.map(({ id }) => id),
  );
  const organization = its.filter(({ ownerKind }) => ownerKind === 'organization');
  return [
    { ...describe(ORGANIZATION_WISH, organization, { figures, locale }), type: 'organization' },
    ...byNumber
      .filter(({ id }) => id !== ORGANIZATION_WISH)
      .map((base) => describe(base.id, [base], { figures, locale })),
  ];
}

interface Telling {
  figures: Awaited<ReturnType<typeof readKnowledgeFigures>>;
  locale: Locale;
}

/** The wire form of one base, or of all bases that the id 1 stands for. */
function describe(id: number, members: readonly Base[], { figures, locale }: Telling): KnowledgeBase {
  const sums = members.map((base) => figures.get(base.id) ?? { documents: 0, updatedAt: null });
  const newest = Math.max(0, ...sums.map(({ updatedAt }) => updatedAt?.getTime() ?? 0));
  const [first] = members;
  const title = id === ORGANIZATION_WISH ? organizationTitle : (first?.title ?? {});
  return {
    id,
    slug: id === ORGANIZATION_WISH ? 'organization' : (first?.slug ?? ''),
    name: title[locale] ?? first?.slug ?? String(id),
    type: first && kindOf(first),
    documentCount: sums.reduce((sum, { documents }) => sum + documents, 0),
    updatedAt: newest > 0 ? new Date(newest).toISOString() : null,
  };
}
