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
  'setting:assistant.noPage': { doc: Value; locale: Value };
  'setting:assistant.noSection': { doc: Value; locale: Value; section: Value };
  'setting:assistant.noQuote': { doc: Value; locale: Value; quote: Value };
  'setting:assistant.emptyText': object;
  'setting:assistant.notTranslated': { text: Value };
  'setting:assistant.doubleId': { id: Value };
  'setting:assistant.reservedName': { id: Value };
  'setting:assistant.unknownUnit': { known: Value; unit: Value };
  'setting:assistant.unitNotOffered': { unit: Value };
  'setting:assistant.unitsDiffer': { units: Value };
  'setting:assistant.limitsReversed': { max: Value; min: Value };
  'setting:assistant.outsideLimits': { max: Value; min: Value; value: Value };
  'setting:assistant.notAnOption': { value: Value };
  'setting:assistant.unknownName': { name: Value; place: Value };
  'setting:assistant.unreadableFormula': { found: Value; place: Value };
  'setting:assistant.unusedInput': { id: Value };
  'setting:assistant.unknownStep': { id: Value };
  'setting:assistant.unknownFact': { id: Value };
  'setting:assistant.numberExpected': { id: Value };
  'setting:assistant.noValueAtStart': { id: Value };
  'setting:assistant.unknownNode': { id: Value };
  'setting:assistant.unfinished': { id: Value };
  'setting:assistant.endLeadsOn': { id: Value };
  'setting:assistant.noAnswer': { id: Value };
  'setting:assistant.resultIncomplete': { id: Value };
  'setting:assistant.unknownRule': { id: Value };
  'setting:assistant.unknownOption': { id: Value; option: Value };
  'setting:assistant.notReached': { id: Value };
  'setting:assistant.endless': { id: Value };
  'setting:assistant.tooLong': { length: Value; limit: Value };
  'setting:assistant.doBeforeSafety': { id: Value };
  'setting:assistant.notSeparated': { id: Value; other: Value };
  'setting:assistant.dangerWithoutSafety': { id: Value };
  'setting:assistant.tellsNothing': { id: Value };
  'setting:assistant.limitsWithoutUnit': object;
  'setting:assistant.noSource': object;
  'setting:case.noResult': { expected: Value };
  'setting:case.result': { expected: Value; found: Value };
  'setting:case.notCited': { doc: Value };
  'setting:case.notQuoted': { doc: Value; quote: Value };
  'setting:case.lacks': { words: Value };
  'setting:case.says': { words: Value };
  'setting:case.noNumber': { name: Value };
  'setting:case.number': { expected: Value; found: Value; name: Value; tolerance: Value };
  'setting:case.notAsked': { asked: Value; at: Value; turn: Value };
  'setting:case.notAnswer': { at: Value; turn: Value; value: Value };
  'setting:case.notInput': { id: Value; text: Value; turn: Value };
  'setting:case.missing': { id: Value; turn: Value };
}
