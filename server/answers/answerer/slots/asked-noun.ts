import { fold } from '../../../base/text/fold';
import { LIGHT_ENGLISH, STOP_WORDS } from '../../../base/text/stop-words';

/**
 * Nouns that an answer need not repeat: kinds and ways, and whatever is stated as a number, a date or a name ("which
 * country"). Folded, English in the singular.
 */
const OPEN = new Set(
  (
    'kind type sort form class way method means manner step procedure process action measure reason cause factor purpose role effect ' +
    'consequence result outcome benefit advantage drawback difference sign symptom problem trouble fault failure mistake issue matter ' +
    'thing part item element example name nickname term word title number amount value figure limit tolerance allowance range rate ratio percent percentage ' +
    'share portion score level degree point size age time year month day date week hour century decade period era season money people ' +
    'person man woman group team player author king queen president leader company organization organisation institution university ' +
    'school country nation nationality state city town county region area continent place location site district street river language ' +
    'religion ethnicity gender job profession position event war battle book song film movie show album award law rule requirement ' +
    'condition circumstance check test option choice idea concept view opinion approach response requirement duty precaution remedy fix ' +
    'one other order sequence direction side end sense attribute characteristic feature property quality component material substance ' +
    '类型 种类 方式 方法 办法 手段 步骤 流程 措施 原因 因素 目的 作用 影响 后果 结果 好处 坏处 优点 缺点 区别 差别 不同 关系 毛病 问题 故障 ' +
    '现象 征兆 迹象 表现 症状 特点 特征 特性 情况 状态 条件 场合 时候 时间 时期 时代 年份 年代 朝代 日期 日子 名字 名称 别名 别称 称号 称呼 ' +
    '意思 含义 定义 概念 内容 东西 事情 部分 部件 零件 方面 方向 地方 位置 地点 地区 区域 国家 城市 省份 县市 街道 河流 民族 语言 宗教 ' +
    '职业 职务 职位 工作 身份 角色 人物 人员 单位 部门 机构 公司 组织 学校 大学 球队 作品 电影 歌曲 专辑 小说 奖项 奖励 活动 事件 战争 ' +
    '规定 要求 标准 责任 职责 义务 处罚 步 数值 数量 范围 比例 程度 级别 等级 顺序 材料 物质 形状 记录 土地 伤害 磨难 发展 变化 成就 贡献 ' +
    '号码 昵称 性别 百分比 百分率 界限 限值 上限 下限 公差 允差 检查 手续 资料 文件 证件'
  ).split(' '),
);
const NOUN = "[a-z][a-z'-]*";
const VERB = 'is|are|was|were|do|does|did|has|had|have|can|could|should|must|may|might|will|would';
/**
 * The noun between the question word and its verb, or before "of": "what *bandwidth* does", "what is the *part number*
 * of".
 */
const ENGLISH = [
  new RegExp(`\\b(?:which|what|whose|how many)\\s+(${NOUN}(?:\\s+${NOUN}){0,3}?)\\s+(?:${VERB})\\b`, 'g'),
  new RegExp(
    `\\bwhat(?:'s| is| are| was| were)\\s+(?:the|its|their)\\s+(${NOUN}(?:\\s+${NOUN}){0,3}?)(?=\\s+(?:of|for|in|on|at)\\b)`,
    'g',
  ),
];
/** "Which drawer holds", "which drawer of": the first noun is what is asked for. */
const WHICH = new RegExp(`\\bwhich\\s+(${NOUN})\\s+(${NOUN})(?:\\s+(${NOUN}))?`, 'g');
const CHINESE = [
  /(?:什么|哪个|哪种|哪一?[本家款张座类项]|几[节层颗根道条台])(\p{Script=Han}{2,4})/gu,
  /多[大高长深厚粗宽]的(\p{Script=Han}{2,4})/gu,
  /(?<=的)(\p{Script=Han}{2,4}?)(?:一般|通常|最多|至少|应该?)?(?:是|有|为|要)(?:多少|多大|多高|多长|多厚|几级|什么(?!\p{Script=Han}))/gu,
];
/** Characters that end a Chinese noun. */
const END = /[的是在有要会能才就来用算给怎样和与时做吗呢了去进前后里上下中被把对不没须应该属最]/;

/** Returns the nouns that a question asks for by name, without those in `OPEN`. Folded. */
export function askedNouns(question: string): string[] {
  const folded = fold(question);
  const between = ENGLISH.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => match[1]?.split(' ') ?? []),
  );
  const which = [...folded.matchAll(WHICH)].map(([, ...words]) => words.filter((word) => word !== undefined));
  const heads = [
    ...between.map((words) => headOf(words, words.at(-1))),
    ...which.map((words) => headOf(words, words[0])),
  ];
  const chinese = CHINESE.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => match[1]?.split(END)[0] ?? ''),
  ).filter((noun) => !isOpen(noun));
  return [...new Set([...heads, ...chinese])].filter((noun) => noun.length > 1);
}

const headOf = (words: string[], head = ''): string =>
  words.some((word) => isOpen(word)) || STOP_WORDS.has(head) || LIGHT_ENGLISH.has(head) ? '' : head;

const isOpen = (noun: string): boolean =>
  OPEN.has(noun) || OPEN.has(noun.replace(/s$/, '')) || (/\p{Script=Han}/u.test(noun) && OPEN.has(noun.slice(-2)));
