import type { FastifyRequest } from 'fastify';
import { ownerOf } from '../../../setting/assistant/owner';
import type { OperatorRole } from '../../../setting/operator/may';
import type { Store } from '../../base/database/db';
import { unauthorized } from '../../base/http/errors';
import { fullSession, tokenOf } from '../authenticate';
import type { Operator } from '../operators/operator';
import { publicName } from '../present';
import type { KnownSession } from '../store/sessions';
import { refuseUnlessAdmin } from './members';

/** What those who run an organization may do with what it has of its own, as an operator's role. */
const roles = { owner: 'administrator', admin: 'publisher' } as const satisfies Record<string, OperatorRole>;

export interface Author {
  operator: Operator;
  known: KnownSession;
}

/** Whoever runs the organization, with the rights of an operator on what is its own and on nothing else. Throws for others. */
export async function authorOf(req: FastifyRequest, store: Store, organization: string): Promise<Author> {
  const known = await fullSession(store, tokenOf(req));
  if (!known) throw unauthorized();
  const role = await refuseUnlessAdmin(store, known, organization);
  const scope = { kind: 'domain', domain: ownerOf(organization), tenantId: organization } as const;
  const { person } = known;
  const granted = { scope, role: role === 'owner' ? roles.owner : roles.admin };
  return { known, operator: { id: person.id, name: publicName(person), scope, roles: [granted] } };
}
