import type { components } from '../../generated/api';
import { maskAccount } from '../../setting/person/mask-account';
import type { Role } from '../base/database/people-tables';
import type { Organization } from './store/organizations';
import type { Person } from './store/persons';

type Schemas = components['schemas'];

/** The account with which the person signs in. */
export const accountOf = (person: Pick<Person, 'phone' | 'email' | 'username'>): string =>
  person.phone ?? person.email ?? person.username ?? '';

/** As operators see it: a sign-in name in full, which is how they know each other; a phone number or address only in part. */
export const namedAccount = (person: Pick<Person, 'phone' | 'email' | 'username'>): string =>
  person.username ?? maskAccount(accountOf(person));

/** As others see them. */
export const publicName = (person: Pick<Person, 'nickname' | 'phone' | 'email' | 'username'>): string =>
  person.nickname || maskAccount(accountOf(person));

/** For the person alone: contains the full phone number and email address. */
export function toUser(person: Person, organization?: Pick<Organization, 'id' | 'name'>): Schemas['User'] {
  return {
    id: person.id,
    uucId: person.id,
    username: accountOf(person),
    nickname: publicName(person),
    headImg: person.headImg,
    phone: person.phone ?? '',
    securityPhone: person.phone ? maskAccount(person.phone) : '',
    email: person.email ?? '',
    tenantId: organization?.id ?? null,
    tenantName: organization?.name ?? null,
  };
}

/** The public view of a person. */
export function toKnowledgeUser(person: Person): Schemas['KnowledgeUser'] {
  return {
    uucId: person.id,
    nickname: publicName(person),
    avatarList: person.headImg ? [{ avatarUrl: person.headImg }] : [],
  };
}

export function toMember(person: Person): Schemas['Member'] {
  return {
    id: person.id,
    nickname: publicName(person),
    avatarUrl: person.headImg,
    signature: person.signature,
    joinedAt: person.createdAt.toISOString(),
  };
}

export function toOrganization(one: Organization, role?: Role): Schemas['Organization'] {
  const { id, name, tenantCode, code, logo } = one;
  return {
    id,
    name,
    tenantCode,
    ...(code && { code }),
    tenantId: id,
    tenantName: name,
    tenantLogo: logo,
    ...(role && { role }),
  };
}

export function toTenantInfo(one: Organization, industry = ''): Schemas['TenantInfo'] {
  const { id, name, tenantCode, logo, introduction, address, website } = one;
  return {
    tenantId: id,
    tenantName: name,
    tenantCode,
    tenantLogo: logo,
    introduction,
    industry,
    address,
    website,
  };
}
