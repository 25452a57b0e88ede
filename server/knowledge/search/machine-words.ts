import { COMPONENTS } from '../../../setting/alarm/components';
import { fold } from '../../base/text/fold';
import {
  ASKING,
  ASKING_WORDS,
  FUNCTION_CHARACTERS,
  LIGHT_ENGLISH,
  LIGHT_WORDS,
  STOP_WORDS,
} from '../../base/text/stop-words';

/** Actions on alarms and effects of alarms: never a machine, even if unknown to the index. */
const DOING = new Set(
  (
    'clear clears cleared reset resets fix fixed fixes acknowledge ack solve solved resolve handle cancel remove delete repair troubleshoot ' +
    'explain describe help stop stops stopped stopping appear appears appeared occur occurs occurred raise raised trigger triggered throw throws ' +
    'display displays report reports reported shown showing shows meaning cause causes caused remedy solution what why how code number alarm ' +
    'alarms error errors fault faults warning message machine device equipment unit system screen panel line plant recurring random strange weird'
  ).split(' '),
);
const HAN_DOING =
  /出现|显示|发生|提示|报出|弹出|跳出|触发|设备|机器|机床|系统|现场|产线|屏幕|面板|老是|总是|一直|突然|反复|频繁|刚才|今天|昨天|处理|解决|复位|消除|清除|排除|维修|修理|意思|原因|办法|方法|措施|含义|说明|帮忙|麻烦|请教|报警|警报|告警|故障|错误|代码|编号|[号码报]/g;
const HAN = /\p{Script=Han}/u;
const BESIDE = /^(?:alarm|error|fault|code|no$|number|报警|警报|告警|故障|错误|代码)/;
const LONGEST = 300;

/** A word of a question about an alarm that may name its machine. */
export interface MachineWord {
  /** Folded. */
  word: string;
  han: boolean;
  /** True in the position of a name: written like one, or before the alarm, its number or a component. */
  placed: boolean;
}

const isComponent = (word: string) => COMPONENTS.some((names) => names.some((name) => name === word));

/**
 * Words that may name a machine: all except question words, function words and words about alarms and their handling.
 */
export function machineWords(question: string): MachineWord[] {
  const text = question.slice(0, LONGEST).normalize('NFKC');
  const words = [...latinWords(text), ...hanWords(fold(text))];
  return words.filter(({ word }, at) => words.findIndex((other) => other.word === word) === at);
}

function latinWords(text: string): MachineWord[] {
  return [...text.matchAll(/[A-Za-z][\p{Script=Latin}\d]*(?:-[\p{Script=Latin}\d]+)*/gu)].flatMap(
    ({ 0: written, index }) => {
      const word = fold(written);
      if (word.length < 2 || [STOP_WORDS, ASKING_WORDS, LIGHT_ENGLISH, DOING].some((known) => known.has(word)))
        return [];
      const after = text.slice(index + written.length);
      const begins = !/[\p{L}\p{N}]/u.test(
        text
          .slice(0, index)
          .split(/[.?!。？！]/)
          .at(-1) ?? '',
      );
      const asName = /^.?[A-Z]/.test(written) && !begins;
      return [{ word, han: false, placed: asName || standsBefore(after) }];
    },
  );
}

/** True if the alarm, its number or a component comes next. */
function standsBefore(after: string): boolean {
  const next = /^\s*(?:的|'s|’s)?\s*(\p{Script=Han}+|[\p{L}\d]+)/u.exec(fold(after))?.[1] ?? '';
  return /^\d/.test(next) || BESIDE.test(next) || COMPONENTS.some(([en, zh]) => next === en || next.startsWith(zh));
}

/** Runs between question words and words about alarms; components are separate words. */
function hanWords(folded: string): MachineWord[] {
  const plain = folded.replace(ASKING, '\n').replace(HAN_DOING, '\n');
  const apart = COMPONENTS.reduce((text, [, zh]) => (zh.length > 1 ? text.replaceAll(zh, `\n${zh}\n`) : text), plain);
  return apart
    .split(/[^\p{Script=Han}]+|[的了又是有在上后前时中里]/u)
    .filter((run) => run.length > 1 && HAN.test(run) && !LIGHT_WORDS.has(run) && !isJoining(run))
    .map((word) => ({ word, han: true, placed: !isComponent(word) && word.length <= 6 }));
}

const isJoining = (run: string) => [...run].every((char) => FUNCTION_CHARACTERS.has(char));
