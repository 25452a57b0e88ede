import type { RequestHandler } from 'msw';
import { codeKey } from '../../../setting/alarm/code-key';
import type { AlarmPassage } from '../../../setting/alarm/entries';
import { type AlarmSource, lookUpAlarm } from '../../../setting/alarm/look-up';
import { textLanguageOf } from '../../../setting/text-language';
import { mockOperation } from '../operation';
import { handbook } from './handbook';
import type { Passage } from './types';

const WORD = /(?:16#)?[0-9A-Za-z]+(?:[-.][0-9A-Za-z]+)*/g;

const toPassage = ({ doc, headings, span, text }: Passage): AlarmPassage => ({
  ...{ docId: doc.id, version: 1, lang: doc.lang, kind: 'markdown', title: doc.title, headings, text },
  start: span[0],
});

/** The handbook has tables of codes, and no alarm list. */
const source: AlarmSource = {
  machines: async () => [],
  async carriers(keys) {
    const { index } = await handbook();
    const carries = ({ text }: Passage) => [...text.matchAll(WORD)].some(([word]) => keys.includes(codeKey(word)));
    return index.passages.filter(carries).map(toPassage);
  },
  find: async () => [],
};

export const alarmHandlers = (): RequestHandler[] => [
  mockOperation('listAlarmMachines', () => source.machines()),
  mockOperation('lookUpAlarm', ({ arg: { alarm, maker, lang }, locale }) =>
    lookUpAlarm(source, { alarm, maker, lang: lang ?? textLanguageOf(locale) ?? 'en' }),
  ),
];
