import type { SearchHit } from '../../knowledge';

/** Headings that already are questions, that name an action, and that say nothing by themselves. */
const SHAPES = {
  zh: {
    asks: /^(如何|怎么|怎样|为什么|为何|什么是|何时)|[?？]$/,
    does: /^(安装|配置|设置|更换|检查|清洁|清洗|调整|诊断|维护|使用|部署|创建|添加|删除|升级|连接|校准|润滑|排除|处理|拆卸|启动|停机|测量|计算|选择)|(安装|配置|设置|更换|检查|调整|诊断|维护|部署|校准|润滑|处理)$/,
    empty: /^(概述|简介|介绍|前言|引言|背景|说明|备注|总结|小结|参考|参考资料|附录|目录|其他|示例|第.{1,6}[章节条])$/,
  },
  en: {
    asks: /^(how|why|what|when|where|which|who)\b|\?$/i,
    does: /^(\w{2,20}ing|install|configure|set up|replace|check|clean|adjust|diagnose|maintain|use|deploy|create|add|remove|upgrade|connect|calibrate|lubricate|troubleshoot|start|stop|measure|choose)\b/i,
    empty:
      /^(overview|introduction|about|background|notes?|summary|references?|appendix|contents|others?|examples?|see also|next steps)$/i,
  },
} as const;

const LONGEST = 80;
const SHORT = { zh: 5, en: 16 } as const;

/**
 * Returns the question that the passage's section answers, in the section's language; null if the heading names
 * nothing.
 */
export function followUpText(hit: SearchHit): string | null {
  const { lang, title } = hit;
  const heading = bare(hit.headings.at(-1) ?? title);
  if (hit.kind === 'alarm') return fits(ASKS[lang].remedy(title));
  if (SHAPES[lang].asks.test(heading)) return fits(heading.replace(/[?？。.]*$/, ASKS[lang].mark));
  if (heading === bare(title)) return fits(ASKS[lang].points(heading));
  if (SHAPES[lang].empty.test(heading) || !/^\p{L}.*\p{L}/u.test(heading)) return null;
  // A short heading ("参数", "Wiring") is only clear together with its document's title.
  const whole = heading.length >= SHORT[lang] || heading.includes(title);
  const does = SHAPES[lang].does.test(heading);
  const { asked, joined } = ASKS[lang];
  return fits(asked(whole ? heading : joined(bare(title), heading), does));
}

/** Question templates per language of the text. */
const ASKS = {
  zh: {
    mark: '？',
    remedy: (title: string) => `${title} 如何处理？`,
    points: (heading: string) => `${heading}有哪些要点？`,
    joined: (title: string, heading: string) => `${title}${/\w$/.test(title) ? ' ' : ''}${heading}`,
    asked: chinese,
  },
  en: {
    mark: '?',
    remedy: (title: string) => `How do I fix ${title}?`,
    points: (heading: string) => `What should I know about ${heading}?`,
    joined: (title: string, heading: string) => `${heading} (${title})`,
    asked: english,
  },
} as const;

function chinese(name: string, does: boolean): string {
  if (/(步骤|流程|方法|原因|区别|标准|要求|条件)$/.test(name)) return `${name}是什么？`;
  return does ? `${name}的步骤是什么？` : `${name}有哪些要点？`;
}

function english(name: string, does: boolean): string {
  if (!does) return `What should I know about ${lowerFirst(name)}?`;
  return /^\w+ing\b/i.test(name) ? `What are the steps for ${lowerFirst(name)}?` : `How do I ${lowerFirst(name)}?`;
}

/** "OPC UA" and "PLC faults" keep their capitals. */
const lowerFirst = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const bare = (heading: string): string =>
  heading
    .replace(/[`*_#]+/g, '')
    .replace(/^[\d.]+\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const fits = (text: string): string | null => (text.length <= LONGEST ? text : null);
