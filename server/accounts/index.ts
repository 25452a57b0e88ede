/** The interface of this room for other rooms. */
export { findSessionByToken, type TokenUse } from './authenticate';
export { actAt } from './operators/admit-action';
export { type ActingOperator, actorOf, type Operator } from './operators/operator';
export { operatorBehind } from './operators/operator-gate';
export { publicName } from './present';
export { changeRole } from './roles/change-role';
export { inviteOperator, withdrawOperatorInvitation } from './roles/invite-operator';
export { listStaff } from './roles/list-roles';
export { operatorOf, provedOperatorOf } from './routes/admin/operator-of';
export type { FactorTables } from './store/factor-tables';
export type { Changed, Notice } from './store/notice';
export { findEnabledOperator } from './store/operators';
export { addOrganization } from './store/organizations';
export { dropIdlePictures } from './store/person-files';
export { readRoles } from './store/read-roles';
export type { SessionKind } from './store/session-life';
export { type KnownSession, readUserToken } from './store/sessions';
export { sessionOrganization } from './tenancy';
