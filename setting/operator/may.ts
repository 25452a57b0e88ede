/** What an operator may do, each role including those before it. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Where a role holds. A domain's counts only while the domain is whose it was when the role was granted. */
export type OperatorScope =
  | { kind: 'installation' }
  | { kind: 'organization'; tenantId: string }
  | { kind: 'domain'; domain: string; tenantId: string | null };

export interface GrantedRole {
  scope: OperatorScope;
  role: OperatorRole;
}

/** What a call of the workbench needs: the fact `x-action` of the contract. */
export type OperatorAction = 'none' | 'read' | 'edit' | 'publish' | 'administer' | 'oversee';

/**
 * What an action concerns. The organization of a domain that is not live is not known; whoever opens it also needs a
 * draft of it, or to be of the organization it belonged to.
 */
export type ActionPlace = 'anywhere' | 'installation' | { domain: string; tenantId: string | null | undefined };

/** The lowest role for each action. */
const needed = {
  none: 'viewer',
  read: 'viewer',
  edit: 'editor',
  publish: 'publisher',
  administer: 'administrator',
  oversee: 'administrator',
} as const satisfies Record<OperatorAction, OperatorRole>;

export const roleNeeded = (action: OperatorAction): OperatorRole => needed[action];

const rank = (role: OperatorRole) => OPERATOR_ROLES.indexOf(role);

/** Whether a role is enough for an action where the role holds. */
export const allows = (role: OperatorRole, action: OperatorAction): boolean => rank(role) >= rank(needed[action]);

function holds({ kind, ...scope }: OperatorScope & { tenantId?: string | null; domain?: string }, place: ActionPlace) {
  if (kind === 'installation' || place === 'anywhere') return true;
  if (place === 'installation') return false;
  if (kind === 'domain' && scope.domain !== place.domain) return false;
  return place.tenantId === undefined || place.tenantId === scope.tenantId;
}

const width = { installation: 2, organization: 1, domain: 0 } as const;

/** The roles that hold at a place, the widest first. */
const rolesAt = (roles: readonly GrantedRole[], place: ActionPlace) =>
  roles.filter(({ scope }) => holds(scope, place)).toSorted((a, b) => width[b.scope.kind] - width[a.scope.kind]);

/** The highest role at a place; undefined for whoever has none there. */
export function roleAt(roles: readonly GrantedRole[], place: ActionPlace): OperatorRole | undefined {
  const held = rolesAt(roles, place).map(({ role }) => role);
  return OPERATOR_ROLES.findLast((role) => held.includes(role));
}

/** The widest scope by which an operator may do something at a place; undefined if they may not. */
export const scopeFor = (
  roles: readonly GrantedRole[],
  place: ActionPlace,
  action: OperatorAction,
): OperatorScope | undefined => rolesAt(roles, place).find(({ role }) => allows(role, action))?.scope;

/** The place a role is given for: only who holds there in full decides about it. */
export function placeOfScope(scope: OperatorScope): ActionPlace {
  if (scope.kind === 'installation') return 'installation';
  return { domain: scope.kind === 'domain' ? scope.domain : '', tenantId: scope.tenantId };
}

/** The one rule of who may do what in the workbench. */
export const may = (roles: readonly GrantedRole[], place: ActionPlace, action: OperatorAction): boolean =>
  scopeFor(roles, action === 'oversee' ? 'installation' : place, action) !== undefined;
