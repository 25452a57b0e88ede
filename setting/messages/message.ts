import { type SettingMessages, settingMessages } from '../../generated/messages/setting';
import { openCatalogue } from './catalogue';

/** What the checks of a setting say. */
export const message = openCatalogue<SettingMessages>(settingMessages);
