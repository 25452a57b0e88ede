import { type SettingMessages, settingMessages } from '../../generated/messages/setting';
import { openCatalogue } from './catalogue';

/** Texts of the checks of a setting. */
export const message = openCatalogue<SettingMessages>(settingMessages);
