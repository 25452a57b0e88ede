import type { DomainSetting } from '../settings';

/** Fields of a setting that hold the address of a picture, wherever a block has one. */
const pictureField = /(?:image|icon|logo|picture|background|miniProgram)$/i;
/** The policy goes with each page: it names as many hosts as anybody has, and no more than fits a header. */
const mostOrigins = 40;
const longestOrigin = 120;

const known = new WeakMap<DomainSetting['setting'], readonly string[]>();

/** The hosts that a domain's own setting takes pictures from. A setting that is served never changes, so this is read once. */
export function pictureOrigins({ setting }: Pick<DomainSetting, 'setting'>): readonly string[] {
  const before = known.get(setting);
  if (before) return before;
  const found = new Set<string>();
  collect(setting, '', found);
  const origins = [...found].slice(0, mostOrigins);
  known.set(setting, origins);
  return origins;
}

/** The same for several settings together. */
export function joinOrigins(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())].slice(0, mostOrigins);
}

function collect(value: unknown, key: string, found: Set<string>): void {
  if (typeof value === 'string') {
    const origin = pictureField.test(key) ? originOf(value) : undefined;
    if (origin) found.add(origin);
  } else if (Array.isArray(value)) for (const part of value) collect(part, key, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) collect(part, name, found);
}

function originOf(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  // What a policy would read as more than one host is no host.
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) && origin.length <= longestOrigin ? origin : undefined;
}
