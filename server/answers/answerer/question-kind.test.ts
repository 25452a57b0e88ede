import { describe, expect, it } from 'vitest';
import { questionKind, showsKind } from './question-kind';

describe('questionKind', () => {
  it.each([
    ['每个轴承加多少油脂？', 'number'],
    ['how much grease does a bearing take?', 'number'],
    ['哪一年投产？', 'date'],
    ['皮带几年一检', 'number'],
    ['皮带几个月换一次', 'number'],
    ['换皮带要几个人', 'number'],
    ['when was the pump installed?', 'date'],
    ['为什么主轴过热？', 'reason'],
    ['why does the spindle overheat?', 'reason'],
    ['谁负责上锁挂牌？', 'person'],
    ['who approves the work order?', 'person'],
    ['备件存放在哪里？', 'place'],
    ['where are spare parts kept?', 'place'],
    ['有哪些报警等级？', 'list'],
    ['如何更换密封圈？', 'how'],
    ['how do I replace the seal?', 'how'],
    ['什么是 oee？', 'definition'],
    ['what is oee?', 'definition'],
    ['主轴报警', 'other'],
  ])('%s requests a %s', (question, kind) => {
    expect(questionKind(question)).toBe(kind);
  });
});

describe('showsKind', () => {
  it.each([
    ['number', '每个轴承 12 克，每 500 小时一次。', '多少', 1],
    ['number', '每个轴承 12 克。', '12 克够吗', 0],
    ['date', 'Installed in March 1998.', 'when', 1],
    ['person', 'Signed by Anna Schmidt.', 'who signed', 0.5],
    ['reason', '由于缺油，轴承过热。', '为什么', 1],
    ['how', '首先停机，然后上锁。', '如何', 1],
    ['definition', 'OEE 是设备综合效率。', '什么是 oee', 1],
    ['list', '等级有提示、警告、故障、急停、停机。', '哪些', 1],
    ['place', 'Kept at the Hamburg store.', 'where', 0],
    ['place', '存放在辽宁省沈阳市。', '哪里', 0.5],
    ['other', '12 克', '主轴', 0],
  ] as const)('%s in %j', (kind, sentence, question, share) => {
    expect(showsKind(kind, sentence, question)).toBeGreaterThanOrEqual(share);
    if (share === 0) expect(showsKind(kind, sentence, question)).toBeLessThan(1);
  });
});
