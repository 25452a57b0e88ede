/** What other rooms may take of this one. */
export type { DomainSetting, SettingsService } from './settings';
