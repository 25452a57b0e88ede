import { pointer } from '../../pointer';
import { quantitiesOf } from '../calculator/units';
import { type Condition, comparisonsIn, limitsOf } from '../condition';
import { type Fault, fault } from '../fault';
import type { Node, Tree } from './state';
import { firstRules } from './step';
import { isEnd, LONGEST_PATH } from './tree';

/** The proof of a tree: everything is reached, everything leads on, every path ends, and safety comes first. */
export function checkTree(tree: Tree): Fault[] {
  const faults = [
    ...checkFacts(tree),
    ...Object.entries(tree.nodes).flatMap(([id, node]) => checkNode(tree, id, node)),
  ];
  if (!Object.hasOwn(tree.nodes, tree.start)) return [...faults, fault('/start', 'unknownNode', { id: tree.start })];
  return [...faults, ...checkReached(tree), ...checkLength(tree), ...checkSafety(tree)];
}

function checkFacts({ facts }: Tree): Fault[] {
  return Object.entries(facts).flatMap(([id, fact]) => {
    const at = pointer('/facts', id);
    if (fact.type === 'choice')
      return fact.options.flatMap((option, n) =>
        fact.options.findIndex((one) => one.id === option.id) < n
          ? [fault(pointer(at, 'options', n, 'id'), 'doubleId', { id: option.id })]
          : [],
      );
    const found: Fault[] = [];
    if (quantitiesOf([fact.unit]).length === 0)
      found.push(
        fault(pointer(at, 'unit'), 'unknownUnit', { unit: fact.unit, known: 'mm, °C, bar, kW, A, V, m³/h, 1 …' }),
      );
    if (fact.min >= fact.max) found.push(fault(pointer(at, 'min'), 'limitsReversed', { min: fact.min, max: fact.max }));
    return found;
  });
}

const asks = ({ kind }: Node) => kind === 'ask' || kind === 'measure' || kind === 'check';

function checkNode(tree: Tree, id: string, node: Node): Fault[] {
  const at = pointer('/nodes', id);
  const found: Fault[] = [];
  const say = (place: string, ...rest: [key: 'unfinished' | 'endLeadsOn' | 'noAnswer' | 'resultIncomplete']) =>
    found.push(fault(place, rest[0], { id }));
  for (const [place, to] of exits(node))
    if (!Object.hasOwn(tree.nodes, to)) found.push(fault(at + place, 'unknownNode', { id: to }));
  if (isEnd(node)) {
    if (exits(node).length > 0) say(at, 'endLeadsOn');
    if (node.kind === 'result' && (!node.cause || !node.actions)) say(at, 'resultIncomplete');
  } else if (node.else === undefined) say(at, 'unfinished');
  if (asks(node) && (node.fact === undefined) === (node.options === undefined)) say(at, 'noAnswer');
  if (node.fact !== undefined && !Object.hasOwn(tree.facts, node.fact))
    found.push(fault(pointer(at, 'fact'), 'unknownFact', { id: node.fact }));
  for (const [n, rule] of (node.safety ?? []).entries())
    if (!tree.safety.some((one) => one.id === rule))
      found.push(fault(pointer(at, 'safety', n), 'unknownRule', { id: rule }));
  (node.next ?? []).forEach(({ when }, n) => {
    found.push(...checkWhen(tree, when, pointer(at, 'next', n, 'when')));
  });
  return found;
}

function checkWhen(tree: Tree, when: Condition, at: string): Fault[] {
  return comparisonsIn(when).flatMap(({ comparison, at: inner }): Fault[] => {
    const place = at + inner;
    const fact = Object.hasOwn(tree.facts, comparison.fact) ? tree.facts[comparison.fact] : undefined;
    if (!fact) return [fault(pointer(place, 'fact'), 'unknownFact', { id: comparison.fact })];
    const limits = limitsOf(comparison);
    if (fact.type === 'choice') {
      const option = 'is' in comparison ? String(comparison.is) : '';
      return fact.options.some(({ id }) => id === option)
        ? []
        : [fault(place, 'unknownOption', { id: comparison.fact, option })];
    }
    if (limits.length === 0) return [fault(place, 'numberExpected', { id: comparison.fact })];
    return limits.flatMap(([key, value]) =>
      value < fact.min || value > fact.max
        ? [fault(pointer(place, key), 'outsideLimits', { value, min: fact.min, max: fact.max })]
        : [],
    );
  });
}

/** Where a node can lead, with the place that says so. */
export function exits(node: Node): [place: string, to: string][] {
  const found: [string, string][] = [];
  (node.options ?? []).forEach(({ to }, n) => {
    found.push([`/options/${n}/to`, to]);
  });
  (node.next ?? []).forEach(({ to }, n) => {
    found.push([`/next/${n}/to`, to]);
  });
  if (node.else !== undefined) found.push(['/else', node.else]);
  return found;
}

const targets = (tree: Tree, id: string) =>
  exits(tree.nodes[id] as Node)
    .map(([, to]) => to)
    .filter((to) => Object.hasOwn(tree.nodes, to));

/** Every node that can be reached from a start without passing one that stops the walk. */
function reached(tree: Tree, stops: (node: Node) => boolean): Set<string> {
  const found = new Set<string>();
  const open = [tree.start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || stops(tree.nodes[id] as Node)) continue;
    found.add(id);
    open.push(...targets(tree, id));
  }
  return found;
}

function checkReached(tree: Tree): Fault[] {
  const found = reached(tree, () => false);
  return Object.keys(tree.nodes)
    .filter((id) => !found.has(id))
    .map((id) => fault(pointer('/nodes', id), 'notReached', { id }));
}

/** The longest path from each node; a path that comes back to itself never ends. */
function checkLength(tree: Tree): Fault[] {
  const lengths = new Map<string, number>();
  const faults: Fault[] = [];
  const lengthFrom = (id: string, path: ReadonlySet<string>): number => {
    const known = lengths.get(id);
    if (known !== undefined) return known;
    if (path.has(id)) {
      faults.push(fault(pointer('/nodes', id), 'endless', { id }));
      return 0;
    }
    const onward = new Set(path).add(id);
    const length = 1 + Math.max(0, ...targets(tree, id).map((to) => lengthFrom(to, onward)));
    lengths.set(id, length);
    return length;
  };
  const longest = lengthFrom(tree.start, new Set());
  if (faults.length > 0 || longest <= LONGEST_PATH) return faults;
  return [fault('/nodes', 'tooLong', { length: longest, limit: LONGEST_PATH })];
}

/** Nothing is done before a rule was acknowledged: at the start, on the way there, or at the node itself. */
function checkSafety(tree: Tree): Fault[] {
  if (firstRules(tree).length > 0) return [];
  const unsafe = reached(tree, ({ safety }) => (safety ?? []).length > 0);
  return [...unsafe]
    .filter((id) => tree.nodes[id]?.kind === 'do')
    .map((id) => fault(pointer('/nodes', id), 'doBeforeSafety', { id }));
}
