// Groups weakly answered questions as gaps of knowledge: own questions by what they ask, one set seen while the rule was
// written, one kept aside. The peer groups what has the same words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gapTerms, isSameGap } from '../../server/community/gaps/same-gap';
import { report } from './support/report';

type Rule = (one: string, other: string) => boolean;

const lines: { set: 'seen' | 'aside'; asks: string[] }[] = readFileSync(
  path.join(import.meta.dirname, 'support', 'gap-questions.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const sameWords: Rule = (one, other) => gapTerms(one).sort().join(' ') === gapTerms(other).sort().join(' ');

/** As they come in, one of each group after another; each joins the first group with a question that asks the same. */
function groupsOf(asked: readonly { about: number; ask: string }[], rule: Rule) {
  const groups: { about: number; ask: string }[][] = [];
  for (const one of asked) {
    const found = groups.find((group) => group.some(({ ask }) => rule(ask, one.ask)));
    if (found) found.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Of all pairs that stand together, those that ask the same; and of all that ask the same, those that stand together. */
function score(set: 'seen' | 'aside', rule: Rule) {
  const own = lines.filter((line) => line.set === set);
  const longest = Math.max(...own.map(({ asks }) => asks.length));
  const asked = Array.from({ length: longest }, (_, n) =>
    own.flatMap(({ asks }, about) => (asks[n] === undefined ? [] : [{ about, ask: asks[n] }])),
  ).flat();
  const pairs = groupsOf(asked, rule).flatMap((group) =>
    group.flatMap((one, n) => group.slice(n + 1).map((other) => one.about === other.about)),
  );
  const right = pairs.filter(Boolean).length;
  const wanted = own.reduce((sum, { asks }) => sum + (asks.length * (asks.length - 1)) / 2, 0);
  return { precision: pairs.length > 0 ? right / pairs.length : 1, recall: right / wanted, n: asked.length };
}

report(
  'Gaps of knowledge: questions that ask the same',
  (['seen', 'aside'] as const).flatMap((set) => {
    const [ours, peer] = [score(set, isSameGap), score(set, sameWords)];
    const asked = `${set} (n=${ours.n})`;
    const by = { peerName: 'equal words' };
    return [
      {
        figure: `${asked}: of pairs together, those that ask the same`,
        value: ours.precision,
        peer: peer.precision,
        ...by,
      },
      { figure: `${asked}: of pairs that ask the same, those together`, value: ours.recall, peer: peer.recall, ...by },
    ];
  }),
);
