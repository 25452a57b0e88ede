/** What other rooms may take of this one. */
export { openDomain } from './publishing/domain-access';
export type { DomainSetting, SettingsService } from './settings';
