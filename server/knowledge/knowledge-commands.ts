import type { Kysely } from 'kysely';
import { inEveryLocale } from '../../setting/messages/catalogue';
import { type AuditAction, addAudit } from '../base/database/audit';
import type { Tables } from '../base/database/tables';
import type { Audience, Base } from './readable';
import {
  addKnowledgeBase,
  changeKnowledgeBase,
  findKnowledgeBase,
  listKnowledgeBases,
  readKnowledgeFigures,
} from './store/knowledge-bases';
import { findManual } from './store/manual-bases';
import { addManualBase, manualSlug } from './uploads/manual-base';

type Db = Kysely<Tables>;

export interface KnowledgeInput {
  names: string[];
  organization?: string;
  domain?: string;
  audience?: string;
  /** Comma-separated. */
  roles?: string;
  title?: string;
  say: (line: string) => void;
}

/** Returns true on success. Reports everything through `say`; changes are recorded in the audit log. */
type Command = (db: Db, input: KnowledgeInput) => Promise<boolean>;

const audiences: readonly Audience[] = ['everybody', 'signed-in', 'members', 'roles'];
const memberRoles = ['owner', 'admin', 'member'];
const slugShape = /^[a-z0-9][a-z0-9._-]{1,63}$/;

const isAudience = (text: string): text is Audience => audiences.some((one) => one === text);

/** Parses audience and roles; returns an error message if they do not fit together. */
function readAudience(audience: string, roles: string | undefined): Pick<Base, 'audience' | 'roles'> | string {
  if (!isAudience(audience)) return `The audience is one of: ${audiences.join(', ')}.`;
  const named = (roles ?? '').split(',').filter(Boolean);
  if (named.some((role) => !memberRoles.includes(role))) return `Each role must be one of: ${memberRoles.join(', ')}.`;
  if ((audience === 'roles') !== named.length > 0)
    return 'The audience roles needs --roles, and no other audience takes it: --roles owner,admin';
  return { audience, roles: named };
}

function ownerOf({ organization, domain }: KnowledgeInput): Pick<Base, 'ownerKind' | 'ownerId'> {
  if (organization !== undefined) return { ownerKind: 'organization', ownerId: organization };
  return domain === undefined ? { ownerKind: 'installation', ownerId: null } : { ownerKind: 'domain', ownerId: domain };
}

const owned = ({ ownerKind, ownerId }: Base) =>
  ownerKind === 'installation' ? 'installation' : `${ownerKind} ${ownerId ?? '(none yet; see the command assign)'}`;

/** Prints a line and adds it to the audit log. */
async function tell(
  db: Db,
  say: KnowledgeInput['say'],
  action: AuditAction,
  base: Base & { slug: string },
  line: string,
) {
  const organization = base.ownerKind === 'organization' ? base.ownerId : null;
  const domain = base.ownerKind === 'domain' ? base.ownerId : null;
  await addAudit(db, { who: 'console', action, organization, domain, target: base.slug, message: line });
  say(line);
}

const list: Command = async (db, { say }) => {
  const bases = await listKnowledgeBases(db);
  const figures = await readKnowledgeFigures(
    db,
    bases.map(({ id }) => id),
  );
  for (const base of bases) {
    const readers = base.audience === 'roles' ? `roles ${base.roles.join(',')}` : base.audience;
    say([base.id, base.slug, owned(base), readers, `${figures.get(base.id)?.documents ?? 0} documents`].join('\t'));
  }
  return true;
};

const add: Command = async (db, input) => {
  const { names, say, title, audience, roles } = input;
  const slug = names[0] ?? '';
  const owner = ownerOf(input);
  const read = readAudience(audience ?? (owner.ownerKind === 'organization' ? 'members' : 'everybody'), roles);
  if (!slugShape.test(slug)) say('A name must have 2 to 64 lower-case letters, digits or . _ -');
  else if (input.organization !== undefined && input.domain !== undefined)
    say(
      'A knowledge base belongs to an organization or to a domain, not to both: give one of --organization and --domain.',
    );
  else if (typeof read === 'string') say(read);
  else {
    const words = title ?? slug;
    const id = await addKnowledgeBase(db, { slug, title: inEveryLocale(() => words), ...owner, ...read });
    if (id === undefined) {
      say(`There already is a knowledge base ${slug}; choose another name.`);
      return false;
    }
    const base = { id, slug, ...owner, ...read };
    await tell(
      db,
      say,
      'knowledge-added',
      base,
      `Knowledge base ${id} (${slug}), ${owned(base)}, for ${read.audience}`,
    );
    return true;
  }
  return false;
};

const audience: Command = async (db, { names: [name = '', wanted = ''], roles, say }) => {
  const base = await findKnowledgeBase(db, name);
  const read = readAudience(wanted, roles);
  if (!base) say(`There is no knowledge base '${name}'. For those there are: npm run knowledge -- list`);
  else if (typeof read === 'string') say(read);
  else if (await changeKnowledgeBase(db, base.id, read)) {
    const readers = [read.audience, read.roles.join(', ')].filter(Boolean).join(' ');
    await tell(
      db,
      say,
      'knowledge-changed',
      base,
      `Knowledge base ${base.id} can now be read by: ${readers} (${owned(base)}).`,
    );
    return true;
  } else say('This knowledge base is created by the first start of the server; start it once.');
  return false;
};

/** A base for the manuals of one version of an offering; its documents are then read into it by its slug. */
const manual: Command = async (db, { names: [offering = '', version = ''], title, say }) => {
  const known = await findManual(db, offering, version);
  if (known === undefined) {
    say(`There is no version '${version}' of an offering '${offering}'. The address of its page names both.`);
    return false;
  }
  const slug = manualSlug({ offering, version });
  const words = title ?? `${known} ${version}`;
  const owner = { ownerKind: 'installation', ownerId: null, audience: 'everybody', roles: [] } as const;
  const id = await addManualBase(db, { offering, version }, words);
  if (id === undefined) say(`The manuals of ${words} have the knowledge base ${slug} already.`);
  else {
    const line = `Knowledge base ${id} (${slug}) for manuals of ${words}. Next: npm run ingest -- --kb ${slug} <folder>`;
    await tell(db, say, 'knowledge-added', { id, slug, ...owner }, line);
  }
  return id !== undefined;
};

/** Gives base 1, which has no owner at first, to an organization. */
const assign: Command = async (db, { names: [name = ''], organization, say }) => {
  const base = await findKnowledgeBase(db, name);
  if (!organization) say('Name its new owner: --organization <tenant id>');
  else if (!base) say(`There is no knowledge base '${name}'. For those there are: npm run knowledge -- list`);
  else if (base.ownerKind !== 'organization')
    say(
      `Knowledge base ${base.id} belongs to ${base.ownerKind === 'domain' ? owned(base) : 'the installation'} and cannot be assigned.`,
    );
  else if (base.ownerId !== null && base.ownerId !== organization)
    say(`Knowledge base ${base.id} belongs to ${owned(base)}; its documents cannot be given to another one.`);
  else if (await changeKnowledgeBase(db, base.id, { ownerId: organization })) {
    const line = `Knowledge base ${base.id} now belongs to organization ${organization}; audience: ${base.audience}.`;
    await tell(db, say, 'knowledge-changed', { ...base, ownerId: organization }, line);
    return true;
  } else say('This knowledge base is created by the first start of the server; start it once.');
  return false;
};

export const knowledgeCommands: Record<string, { run: Command; names: number } | undefined> = {
  list: { run: list, names: 0 },
  add: { run: add, names: 1 },
  audience: { run: audience, names: 2 },
  assign: { run: assign, names: 1 },
  manual: { run: manual, names: 2 },
};
