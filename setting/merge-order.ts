type Listed = readonly { id: string }[];

interface Order {
  ids: string[];
  /** False if both sides moved the same items to different places; `ids` then follow mine. */
  agreed: boolean;
}

/**
 * The order of the items that survive a merge: the side that moved items decides, and added items stay behind their
 * neighbour.
 */
export function mergeOrder([base, mine, theirs]: [Listed, Listed, Listed], survivors: ReadonlySet<string>): Order {
  const inAll = new Set(common(base, mine, theirs).filter((id) => survivors.has(id)));
  const orders = [base, mine, theirs].map((list) => idsIn(list, inAll).join('\n'));
  const theyMoved = orders[2] !== orders[0];
  const agreed = !theyMoved || orders[1] === orders[0] || orders[1] === orders[2];
  const skeleton = idsIn(theyMoved && orders[1] === orders[0] ? theirs : mine, inAll);
  const left = new Set([...survivors].filter((id) => !inAll.has(id)));
  const groups = [mine, theirs].map((list) => groupBehind(list, inAll, left));
  const ids = [undefined, ...skeleton].flatMap((id) => [...(id === undefined ? [] : [id]), ...interleave(groups, id)]);
  return { ids: [...new Set(ids)], agreed };
}

const common = (...lists: Listed[]): string[] => {
  const [first = [], ...others] = lists.map((list) => list.map(({ id }) => id));
  return first.filter((id) => others.every((list) => list.includes(id)));
};

const idsIn = (list: Listed, wanted: ReadonlySet<string>) => list.map(({ id }) => id).filter((id) => wanted.has(id));

type Groups = Map<string | undefined, string[]>;

/** Groups items that are not in all three lists by the common item that precedes them. */
function groupBehind(list: Listed, skeleton: ReadonlySet<string>, wanted: ReadonlySet<string>): Groups {
  const groups: Groups = new Map();
  let behind: string | undefined;
  for (const { id } of list) {
    if (skeleton.has(id)) behind = id;
    else if (wanted.has(id)) groups.set(behind, [...(groups.get(behind) ?? []), id]);
  }
  return groups;
}

/** Joins two groups behind one item, in an order that does not depend on the side they come from. */
function interleave(groups: Groups[], behind: string | undefined): string[] {
  const [a = [], b = []] = groups.map((group) => group.get(behind) ?? []);
  return (a[0] ?? '') <= (b[0] ?? '') ? [...a, ...b] : [...b, ...a];
}
