import { useGetDomainQuery, useGetOperatorQuery } from '@/api/admin';
import { useSession } from '@/session/use-session';
import actions from '../../../generated/operator-actions.json';
import { organizationIn } from '../../../setting/assistant/owner';
import { allows, may, type OperatorAction, type OperatorRole } from '../../../setting/operator/may';

export type AdminCall = keyof typeof actions;

const actionOf = (call: AdminCall) => actions[call] as OperatorAction;

/** Whether a role on a domain allows a call about it. */
export const roleMayCall = (role: OperatorRole, call: AdminCall): boolean => allows(role, actionOf(call));

/** Which calls that concern no single domain the operator may make; the server decides by the same rule. */
export function useMay(): (call: AdminCall) => boolean {
  const { data: operator } = useGetOperatorQuery();
  return (call) => {
    const roles = operator?.roles ?? [];
    // A role on one domain starts no others.
    const held = call === 'createDomain' ? roles.filter(({ scope }) => scope.kind !== 'domain') : roles;
    return may(held, 'anywhere', actionOf(call));
  };
}

/** The role on a domain, or on what an organization has of its own; undefined until it is known, and for who has none. */
export function useRoleOn(owner: string): OperatorRole | undefined {
  const organization = organizationIn(owner);
  const { currentData } = useGetDomainQuery({ domain: owner }, { skip: organization !== undefined });
  const member = useSession(({ tenant }) => tenant.find(({ id }) => id === organization)?.role);
  if (organization === undefined) return currentData?.role;
  return member === 'owner' ? 'administrator' : member === 'admin' ? 'publisher' : undefined;
}

/** The same for the calls of one domain or organization; nothing until its role is known. */
export function useMayOn(owner: string): (call: AdminCall) => boolean {
  const role = useRoleOn(owner);
  return (call) => role !== undefined && roleMayCall(role, call);
}
