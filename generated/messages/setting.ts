// Generated from the folder messages: "npm run generate".
import type { Value } from '../../setting/messages/format-message';
import setting_zhCN from '../../messages/zh-CN/setting.json';
import setting_enUS from '../../messages/en-US/setting.json';

export const settingMessages = {
  'zh-CN': { setting: setting_zhCN },
  'en-US': { setting: setting_enUS },
};

export interface SettingMessages {
  'setting:checkBrand.example': { text: Value };
  'setting:checkBrand.other': { text: Value };
  'setting:checkBrand.shared': { text: Value };
  'setting:checkContrast.darkPage': { page: Value };
  'setting:checkContrast.paleBrand': { brand: Value; ratio: Value };
  'setting:checkReferences.noPage': { path: Value };
  'setting:checkReferences.noImage': { path: Value };
  'setting:checkReferences.noTenant': object;
  'setting:checkReferences.noBase': { id: Value };
  'setting:checkTranslations.missing': object;
  'setting:olderBlock.failedUpgrade': { problem: Value; type: Value };
  'setting:olderBlock.changes': { changes: Value; from: Value; to: Value; type: Value };
  'setting:olderBlock.same': { from: Value; to: Value; type: Value };
  'setting:olderBlock.kind.added': { pointer: Value };
  'setting:olderBlock.kind.removed': { pointer: Value };
  'setting:olderBlock.kind.changed': { pointer: Value };
  'setting:olderBlock.kind.moved': { pointer: Value };
  'setting:readTransfer.tooLong': { limit: Value; size: Value };
  'setting:readTransfer.noJson': { reason: Value };
  'setting:readTransfer.forbiddenKey': object;
  'setting:readTransfer.foreign': { format: Value };
  'setting:readTransfer.noVersion': object;
  'setting:readTransfer.newerFormat': { known: Value; version: Value };
  'setting:readTransfer.noSetting': object;
  'setting:readTransfer.bare': object;
  'setting:rehearse.lost': { shown: Value; type: Value };
  'setting:list.separator': object;
}
