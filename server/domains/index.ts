/** What other rooms may take of this one. */
export type { FindFrame } from './portal/embedded-page';

export type { FindText, PageText } from './portal/page-text';
export { loadPages } from './portal/pages';
export { askFor, readApproval } from './publishing/approval';
export { openDomain, ownerOf } from './publishing/domain-access';
export { sayFindings } from './publishing/say';
export type { DomainSetting, SettingsService } from './settings';
export { ApprovalNeeded, countWaiting, mayPublish, spendApproval } from './store/approvals';
export { revisionId } from './store/revision-id';
