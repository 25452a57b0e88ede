import { diffSettings } from './diff';
import type { Finding } from './finding';
import type { JsonObject } from './json-value';

interface Upgrade {
  type: string;
  /** Versions of the block's properties. */
  from: number;
  to: number;
  before: JsonObject;
  after: JsonObject;
}

const kinds = {
  'zh-CN': { added: '新增', removed: '去除', changed: '修改', moved: '移动' },
  'en-US': { added: 'added', removed: 'removed', changed: 'changed', moved: 'moved' },
};
const mostNamed = 5;

/** A block of an earlier version is shown in today's: which of its properties that changes. Pointers are those of the properties. */
export function olderBlock(at: string, { type, from, to, before, after }: Upgrade): Finding {
  const changes = diffSettings(before, after);
  const list = (locale: keyof typeof kinds) =>
    changes
      .slice(0, mostNamed)
      .map(({ kind, pointer }) => `${kinds[locale][kind]} ${pointer.slice(0, 80)}`)
      .concat(changes.length > mostNamed ? ['…'] : []);
  const [zh, en] = [list('zh-CN').join('、'), list('en-US').join(', ')];
  return {
    severity: 'info',
    kind: 'older-block',
    pointer: at,
    text: {
      'zh-CN': `区块“${type}”以第 ${from} 版保存，按第 ${to} 版显示${zh ? `：${zh}` : ''}。下次编辑时一并更新。`,
      'en-US': `The block '${type}' was saved as version ${from} and is shown as version ${to}${en ? `: ${en}` : ''}. The next edit of it stores that.`,
    },
  };
}

/** A block that no step, or a failing one, brings to today: it is kept and not shown. */
export const failedUpgrade = (at: string, type: string, problem: string): Finding => ({
  severity: 'error',
  kind: 'invalid-block',
  pointer: at,
  text: {
    'zh-CN': `区块“${type}”无法升级到当前版本：${problem}`,
    'en-US': `The block '${type}' cannot be brought to today's version: ${problem}`,
  },
});
