import type { GlobalSetting } from '@/renderer/types';
import { screenHeight } from '../preview/fit-frame';
import type { PoolFrame } from '../preview/pool-frame';
import type { Wanted } from '../preview/protocol';
import { runPool } from '../preview/run-pool';
import type { Cell, Verdict } from './cell';

/** Width of a thumbnail in pixels; twice its display size, for high-density screens. */
const PICTURE = 360;

interface Run {
  host: HTMLElement;
  setting: GlobalSetting;
  cells: readonly Cell[];
  onVerdict: (key: string, verdict: Verdict) => void;
  signal: AbortSignal;
  /** Width of the pictures in pixels; null for findings only. */
  picture?: number | null;
}

/** Renders every view, and inspects each whose markup differs from the others of the same size, language and data. */
export async function runMatrix(run: Run): Promise<void> {
  const { host, setting, cells, onVerdict, signal, picture = PICTURE } = run;
  const seen = new Map<string, { key: string; verdict: Promise<Verdict> }>();
  const work = async (frame: PoolFrame, cell: Cell): Promise<void> => {
    const { key, context, page, around, partial } = cell;
    const showing = { setting: cell.setting ?? setting, context, mode: 'use' as const, ...(page && { page }) };
    const { hash, complete } = await frame.show(showing, screenHeight(context.viewport));
    const { domain, route, viewport, locale, theme, state } = context;
    const look = JSON.stringify([cell.label, domain, route, viewport, locale, theme, state, hash]);
    const twin = seen.get(look);
    if (twin) return onVerdict(key, { ...(await twin.verdict), twin: twin.key });
    const verdict = inspect(frame, complete, { picture, around }, partial);
    // Each job reports to whoever awaits it; here the rejection must not go unhandled.
    verdict.catch(() => seen.delete(look));
    seen.set(look, { key, verdict });
    onVerdict(key, await verdict);
  };
  await runPool(host, cells, work, {
    signal,
    failed: ({ key }, reason) => onVerdict(key, { findings: [], picture: null, failed: reason }),
  });
}

async function inspect(frame: PoolFrame, complete: boolean, wanted: Wanted, partial = false): Promise<Verdict> {
  const inspected = await frame.inspect(wanted);
  const { picture } = inspected;
  const findings = inspected.findings.filter(({ kind }) => kind !== 'blank' || !partial);
  return { findings, picture: picture && URL.createObjectURL(picture), ...(!complete && { incomplete: true }) };
}
