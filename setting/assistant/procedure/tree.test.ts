import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import pump from '../../../fixtures/seed/procedures/pump-no-flow.json';
import { changed, keysOf, ready, run } from '../../../tests/support/procedures/procedure-run';
import { holds } from '../condition';
import { readState, START, type Tree } from './state';
import { standing, step } from './step';
import { openCauses, walkTree } from './tree';

const tree = pump as unknown as Tree;
const text = { 'zh-CN': '文字', 'en-US': 'text' };

describe('running a tree', () => {
  test('rules come first, then one question at a time, to a result', () => {
    expect(standing(tree, START)).toMatchObject({ safety: [{ id: 'closed-valve' }], passed: [] });
    expect(standing(tree, START).asked).toBeUndefined();
    const one = step(tree, START, { kind: 'acknowledge', ids: ['closed-valve'] });
    expect(standing(tree, one).asked?.id).toBe('valves');
    const two = run(
      tree,
      [
        { at: 'valves', value: 'yes' },
        { at: 'flow', value: 'none' },
      ],
      one,
    );
    expect(standing(tree, two)).toMatchObject({ safety: [{ id: 'lockout' }] });
    const three = run(
      tree,
      [
        { at: 'stop', value: 'done' },
        { at: 'air', value: 'yes' },
        { at: 'drains', value: 'no' },
      ],
      two,
    );
    expect(standing(tree, three).end).toMatchObject({ id: 'not-primed' });
  });

  test('not known leads on, and numbers lead by their limits', () => {
    const answers = [
      { at: 'valves', value: null },
      { at: 'flow', value: 'little' },
      { at: 'rotation', value: null },
      { at: 'strainer', value: null },
    ];
    const to = (value: number | null) => standing(tree, run(tree, [...answers, { at: 'npsh', value }])).end;
    expect([to(0.4), to(0.5), to(null)]).toMatchObject([{ id: 'cavitation' }, { id: 'worn' }, { id: 'handover' }]);
    expect(to(51)).toBeUndefined();
    const causes = openCauses(tree, [...answers, { at: 'npsh', value: null }]);
    expect(causes.map(({ id }) => id)).toEqual(['valve-closed', 'reversed', 'r-strainer', 'cavitation', 'worn']);
  });

  test('going back keeps the way that was left, and a kept answer that fits no more is dropped', () => {
    const state = run(tree, [
      { at: 'valves', value: 'yes' },
      { at: 'flow', value: 'little' },
    ]);
    const back = step(tree, state, { kind: 'back', to: 'flow' });
    expect(back.answers).toEqual([{ at: 'valves', value: 'yes' }]);
    expect(back.branches).toEqual([state.answers]);
    expect(step(tree, back, { kind: 'back', to: 'nowhere' })).toEqual(back);
    const old = { ...state, answers: [{ at: 'gone', value: 'yes' }] };
    expect(run(tree, [{ at: 'valves', value: 'no' }], old).answers).toEqual([{ at: 'valves', value: 'no' }]);
    expect(step(tree, state, { kind: 'restart' })).toMatchObject({ answers: [], branches: [state.answers] });
    const ticked = step(tree, state, { kind: 'tick', action: 1 });
    expect(step(tree, ticked, { kind: 'tick', action: 1 }).ticked).toEqual([]);
  });

  test('a state survives being kept, and anything else is none', () => {
    const state = { ...run(tree, [{ at: 'valves', value: 'yes' }]), further: true };
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const read = readState(kept);
        if (read) expect(() => standing(tree, read)).not.toThrow();
      }),
    );
    for (const broken of [
      { acknowledged: [1] },
      { answers: [{ at: 1 }] },
      { ticked: ['a'] },
      { branches: [1] },
      { v: 2 },
    ])
      expect(readState({ ...state, ...broken })).toBeUndefined();
  });

  test('10,000 random walks all end', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 5 })), (choices) => {
        let state = ready(tree);
        for (let n = 0; n <= 40; n += 1) {
          const { asked, end } = standing(tree, state);
          if (end) return true;
          if (asked?.kind !== 'node') return false;
          const { node, id } = asked;
          const fact = node.fact ? tree.facts[node.fact] : undefined;
          const options =
            fact?.type === 'choice' ? fact.options.map((one) => one.id) : (node.options ?? []).map((one) => one.id);
          const possible =
            fact?.type === 'number' ? [fact.min, fact.max, null] : node.kind === 'do' ? ['done'] : [...options, null];
          state = run(
            tree,
            [{ at: id, value: possible[(choices.next().value as number) % possible.length] as string | null }],
            state,
          );
        }
        return false;
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the proof of a tree', () => {
  test('names what is wrong and where', () => {
    expect(keysOf(tree)).toEqual([]);
    const broken = (change: (copy: Tree) => void) => keysOf(changed(tree, change));
    const node = (copy: Tree, id: string) => copy.nodes[id] as Tree['nodes'][string];
    expect(
      broken((copy) => {
        node(copy, 'flow').else = 'nowhere';
      }),
    ).toEqual(['unknownNode /nodes/flow/else']);
    expect(
      broken((copy) => {
        delete node(copy, 'flow').else;
      }),
    ).toEqual(['unfinished /nodes/flow']);
    expect(
      broken((copy) => {
        node(copy, 'drains').else = 'valves';
      }),
    ).toContain('endless /nodes/valves');
    expect(
      broken((copy) => {
        copy.nodes.alone = { kind: 'handover', text, evidence: [] };
      }),
    ).toEqual(['notReached /nodes/alone']);
    expect(
      broken((copy) => {
        node(copy, 'worn').else = 'handover';
      }),
    ).toEqual(['endLeadsOn /nodes/worn']);
    expect(
      broken((copy) => {
        delete node(copy, 'worn').cause;
      }),
    ).toEqual(['resultIncomplete /nodes/worn']);
    expect(
      broken((copy) => {
        delete node(copy, 'air').options;
      }),
    ).toContain('noAnswer /nodes/air');
    expect(
      broken((copy) => {
        node(copy, 'stop').safety = ['unknown'];
      }),
    ).toEqual(['unknownRule /nodes/stop/safety/0']);
    expect(
      broken((copy) => {
        copy.start = 'nowhere';
      }),
    ).toEqual(['unknownNode /start']);
    expect(
      broken((copy) => {
        copy.safety.push(copy.safety[0] as never);
      }),
    ).toEqual(['doubleId /safety/2/id']);
    expect(
      broken((copy) => {
        (copy.facts.margin as { unit: string }).unit = 'furlong';
      }),
    ).toEqual(['unknownUnit /facts/margin/unit']);
    expect(
      broken((copy) => {
        (copy.facts.margin as { max: number }).max = 20;
      }),
    ).toEqual(['outsideLimits /nodes/npsh/next/1/when/to']);
    expect(
      broken((copy) => {
        (copy.facts.margin as { min: number }).min = 60;
      }),
    ).toContain('limitsReversed /facts/margin/min');
    expect(
      broken((copy) => {
        node(copy, 'npsh').next = [
          { when: { all: [{ not: { fact: 'margin', is: 'a' } }, { fact: 'no', below: 1 }] }, to: 'worn' },
          { when: { fact: 'flow', is: 'much' }, to: 'cavitation' },
        ];
      }),
    ).toEqual([
      'numberExpected /nodes/npsh/next/0/when/all/0/not',
      'unknownFact /nodes/npsh/next/0/when/all/1/fact',
      'unknownOption /nodes/npsh/next/1/when',
    ]);
    expect(
      broken((copy) => {
        copy.title = { 'zh-CN': '', 'en-US': '' };
        copy.summary = { 'zh-CN': 'the pump stands', 'en-US': '泵' };
      }),
    ).toEqual(['emptyText /title', 'notTranslated /summary/en-US']);
  });

  test('nothing is done before a rule is acknowledged', () => {
    const unsafe = changed(tree, (copy) => {
      copy.safety = copy.safety.filter(({ id }) => id === 'lockout');
      (copy.nodes.stop as { safety?: string[] }).safety = undefined;
      (copy.nodes.worn as { safety?: string[] }).safety = ['lockout'];
    });
    expect(keysOf(unsafe)).toEqual(['doBeforeSafety /nodes/stop']);
    (unsafe.nodes.valves as { safety?: string[] }).safety = ['lockout'];
    expect(keysOf(unsafe)).toEqual([]);
  });

  test('a random tree passes exactly if every walk through it ends in time', () => {
    const edges = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { minLength: 7, maxLength: 7 });
    const id = (n: number) => `n${n}`;
    fc.assert(
      fc.property(edges, (list) => {
        const nodes = Object.fromEntries(
          list.map(([to, other], n) => [
            id(n),
            {
              kind: 'ask',
              text,
              evidence: [],
              options: [
                { id: 'a', label: text, to: id(to) },
                { id: 'b', label: text, to: id(other) },
              ],
              else: id(to),
            },
          ]),
        );
        const random = {
          ...tree,
          facts: {},
          start: 'n0',
          nodes: { ...nodes, n7: { kind: 'handover', text, evidence: [] } },
        } as unknown as Tree;
        const endless = keysOf(random).some((key) => key.startsWith('endless'));
        const ends = (at: number, left: number): boolean =>
          at === 7 || (left > 0 && (list[at] as number[]).every((to) => ends(to, left - 1)));
        expect(endless).toBe(!ends(0, 8));
      }),
    );
  });

  test('a path of more than 40 steps is too long', () => {
    const nodes = Object.fromEntries(
      Array.from({ length: 41 }, (_, n) => [
        `n${n}`,
        n === 40 ? { kind: 'handover', text, evidence: [] } : { kind: 'decide', text, evidence: [], else: `n${n + 1}` },
      ]),
    );
    expect(keysOf({ ...tree, facts: {}, start: 'n0', nodes })).toEqual(['tooLong /nodes']);
    expect(walkTree({ ...tree, facts: {}, start: 'n2', nodes } as unknown as Tree, []).at.id).toBe('n40');
  });
});

test('rules are decided where what is known decides them', () => {
  const facts = new Map<string, string | number>([
    ['n', 3],
    ['c', 'a'],
  ]);
  const unknown = { fact: 'u', below: 1 };
  expect(holds({ any: [unknown, { fact: 'n', above: 2 }] }, facts)).toBe(true);
  expect(holds({ all: [unknown, { fact: 'n', below: 2 }] }, facts)).toBe(false);
  expect(holds({ all: [unknown, { fact: 'n', from: 3, to: 3 }] }, facts)).toBeUndefined();
  expect(holds({ not: unknown }, facts)).toBeUndefined();
  expect(holds({ not: { fact: 'c', is: 'a' } }, facts)).toBe(false);
  expect(holds({ fact: 'c', above: 1 }, facts)).toBe(false);
});
