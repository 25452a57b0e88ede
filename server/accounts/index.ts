/** The interface of this room for other rooms. */
export { findSessionByToken, personOf, type TokenUse } from './authenticate';
export { type CleanFile, cleanPostFile } from './files/keep-upload';
export { mostBytes } from './files/read-post-file';
export { sendFile } from './files/send-file';
export { actAt } from './operators/admit-action';
export { type ActingOperator, actorOf, type Operator } from './operators/operator';
export { operatorBehind } from './operators/operator-gate';
export { authorOf } from './organizations/author-of';
export { publicName } from './present';
export { refuseUnlessProved } from './proved-lately';
export { changeRole } from './roles/change-role';
export { inviteOperator, withdrawOperatorInvitation } from './roles/invite-operator';
export { listStaff } from './roles/list-roles';
export { whoMay } from './roles/who-may';
export { operatorOf, provedOperatorOf } from './routes/admin/operator-of';
export type { Letter, LetterRequest, LetterWriter } from './senders/letter';
export { sendMessage } from './senders/send-message';
export type { FactorTables } from './store/factor-tables';
export type { Changed, Notice } from './store/notice';
export { findEnabledOperator, findOperatorOf } from './store/operators';
export {
  addOrganization,
  findOrganization,
  findPersonalSpace,
  listOrganizationNames,
  listOwnOrganizations,
} from './store/organizations';
export { dropIdlePictures, keepPostFile, readPieces } from './store/person-files';
export { findPerson } from './store/persons';
export { readRoles } from './store/read-roles';
export type { SessionKind } from './store/session-life';
export { type KnownSession, readUserToken } from './store/sessions';
export { personalSpace, sessionOrganization } from './tenancy';
