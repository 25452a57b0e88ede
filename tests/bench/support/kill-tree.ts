import { readdirSync, readFileSync } from 'node:fs';

/** Sends kill -9 to processes and all their descendants, found in /proc. Returns their number. */
export function killTree(...roots: number[]): number {
  const children = childTable();
  const doomed = [...roots];
  for (const pid of doomed) doomed.push(...(children.get(pid) ?? []));
  // Stopped first, so that no survivor sees another one die and cleans up.
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of doomed) send(pid, signal);
  return doomed.length;
}

function childTable(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the parent is the second field behind it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
