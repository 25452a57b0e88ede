import { useGetDomainQuery, useGetOperatorQuery } from '@/api/admin';
import actions from '../../../generated/operator-actions.json';
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

/** The same for the calls of one domain; nothing until its role is known. */
export function useMayOn(domain: string): (call: AdminCall) => boolean {
  const { currentData } = useGetDomainQuery({ domain });
  return (call) => currentData !== undefined && roleMayCall(currentData.role, call);
}
