import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ModelFault } from '../../base/model-server/model-fault';
import { createQuestionVectors } from './question-vectors';

const vector = Float32Array.of(1, 0);

function questionsAsked(answer: (texts: string[]) => Promise<Float32Array[]>, own = {}) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const embed = vi.fn(answer);
  return { questions: createQuestionVectors({ client: { embed }, withinMs: 40, log, ...own }), embed, log };
}

const refused = () => Promise.reject(new ModelFault('unreachable', 'ECONNREFUSED'));

describe('createQuestionVectors', () => {
  it('asks once for a question, also while it is under way, and says the prefix before it', async () => {
    const { questions, embed } = questionsAsked(async () => [vector], { prefix: 'query:' });
    expect(await Promise.all([questions.of('why'), questions.of('why')])).toEqual([vector, vector]);
    expect(await questions.of('why')).toBe(vector);
    expect(embed.mock.calls.map(([texts]) => texts)).toEqual([['query: why']]);
  });

  it('does not wait for long, and keeps what came late for the next search', async () => {
    const { questions, embed } = questionsAsked(async () => {
      await sleep(80);
      return [vector];
    });
    expect(await questions.of('slow')).toBeUndefined();
    await sleep(80);
    expect(await questions.of('slow')).toBe(vector);
    expect(embed).toHaveBeenCalledTimes(1);
  });

  it('stops waiting for a server that fails, says so once, and tries again later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      let works = false;
      const { questions, embed, log } = questionsAsked(() => (works ? Promise.resolve([vector]) : refused()));
      for (let n = 0; n < 6; n++) expect(await questions.of(`question ${n}`)).toBeUndefined();
      expect(embed).toHaveBeenCalledTimes(3);
      expect(log.warn).toHaveBeenCalledTimes(1);
      vi.setSystemTime(Date.now() + 6_000);
      expect(await questions.of('still failing')).toBeUndefined();
      expect(await questions.of('not asked')).toBeUndefined();
      expect(embed).toHaveBeenCalledTimes(4);
      works = true;
      vi.setSystemTime(Date.now() + 60_000);
      expect(await questions.of('again')).toBe(vector);
      expect(await questions.of('and again')).toBe(vector);
      expect(log.warn).toHaveBeenCalledTimes(1);
      expect(log.info).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for the beginning of a question that is too long, and blames no server for refusing one', async () => {
    const limited = async ([text = '']: string[]) => {
      if (text.length > 450 || text === 'no') throw new ModelFault('refused', 'status 400');
      return [vector];
    };
    const { questions, embed, log } = questionsAsked(limited);
    expect(await questions.of('why '.repeat(300))).toBe(vector);
    for (let n = 0; n < 5; n++) expect(await questions.of('no')).toBeUndefined();
    expect(await questions.of('short')).toBe(vector);
    expect(embed).toHaveBeenCalledTimes(8);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('remembers the last five hundred', async () => {
    const { questions, embed } = questionsAsked(async () => [vector]);
    await questions.of('first');
    for (let n = 0; n < 499; n++) await questions.of(`question ${n}`);
    await questions.of('first');
    await questions.of('one more');
    await questions.of('first');
    expect(embed).toHaveBeenCalledTimes(501);
    await questions.of('question 0');
    expect(embed).toHaveBeenCalledTimes(502);
  });

  it('asks no more than a few at a time', async () => {
    const { questions, embed } = questionsAsked(() => new Promise(() => {}));
    const all = Array.from({ length: 30 }, (_, n) => questions.of(`question ${n}`));
    expect(await Promise.all(all)).toEqual(all.map(() => undefined));
    expect(embed).toHaveBeenCalledTimes(16);
    questions.close();
  });
});
