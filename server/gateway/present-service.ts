import type { components } from '../../generated/api';
import type { Operation } from '../base/contract/document';
import { p95Of } from './count-answers';
import { canBeMirrored, lacksProof, type Shown } from './may-switch';
import type { Services } from './open-services';
import type { readFaults, readFigures } from './store/figures';

type Service = components['schemas']['Service'];
type ServiceCall = components['schemas']['ServiceCall'];
type Figures = Awaited<ReturnType<typeof readFigures>>;

export interface Known {
  figures: Figures;
  faults: Awaited<ReturnType<typeof readFaults>>;
  upstreams: Record<string, string>;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function presentService(services: Services, prefix: string, known: Known): Service {
  const row = services.switchOf(prefix, '');
  const fault = known.faults.find((one) => one.prefix === prefix);
  const calls = services.callsOf(prefix).map((operation) => presentCall(services, prefix, operation, known));
  return {
    ...{ prefix, host: new URL(known.upstreams[prefix] ?? 'http://-').host, way: services.wayOf(prefix, undefined) },
    // What is mirrored as a whole is so for the calls that can be; others are answered here.
    ...(row?.state && { way: row.state }),
    ...{ revision: row?.revision ?? 0, reason: row?.reason ?? '', breaker: services.breaker(prefix).state() },
    ...(row && { changedBy: row.changed_by, changedAt: row.changed_at.toISOString() }),
    ...(fault && { lastFault: { at: fault.at.toISOString(), call: fault.call, fault: fault.fault } }),
    ...lastDay(known.figures.filter((one) => one.prefix === prefix)),
    calls,
  };
}

function presentCall(services: Services, prefix: string, operation: Operation, { figures }: Known): ServiceCall {
  const call = String(operation.id);
  const row = services.switchOf(prefix, call);
  const shown = shownOf(services, prefix, operation, figures);
  const lacks = lacksProof(shown);
  const since = mirroredSince(services, prefix, operation);
  return {
    ...{ call, method: operation.method, path: operation.url.replace(/:(\w+)/g, '{$1}') },
    ...{ way: services.wayOf(prefix, operation), revision: row?.revision ?? 0, mirrorable: canBeMirrored(operation) },
    ...(row?.state && { own: row.state }),
    ...(lacks && { lacks }),
    ...(since && { mirroredSince: since.toISOString(), mirroredAnswers: shown?.answers ?? 0 }),
    ...lastDay(figures.filter((one) => one.prefix === prefix && one.call === call)),
  };
}

/** Since when a call is mirrored; undefined if it is not. */
function mirroredSince(services: Services, prefix: string, operation: Operation): Date | undefined {
  if (services.wayOf(prefix, operation) !== 'mirrored') return undefined;
  const own = services.switchOf(prefix, String(operation.id));
  const row = own?.state ? own : services.switchOf(prefix, '');
  // A choice that was taken back began no mirroring, but it may have ended one.
  return own && row && own.changed_at > row.changed_at ? own.changed_at : row?.changed_at;
}

/** What mirroring has shown of a call; undefined if it is not mirrored. */
export function shownOf(
  services: Services,
  prefix: string,
  operation: Operation,
  figures: Figures,
  now = Date.now(),
): Shown | undefined {
  const since = mirroredSince(services, prefix, operation);
  if (!since) return undefined;
  const call = String(operation.id);
  const from = Math.floor(since.getTime() / HOUR_MS) * HOUR_MS;
  const rows = figures.filter(
    (one) => one.prefix === prefix && one.call === call && one.way === 'mirrored' && one.hour.getTime() >= from,
  );
  return { hours: (now - since.getTime()) / HOUR_MS, ...sumOf(rows) };
}

const sumOf = (rows: Figures) => ({
  answers: rows.reduce((sum, one) => sum + one.answers, 0),
  faults: rows.reduce((sum, one) => sum + one.faults, 0),
  drifted: rows.reduce((sum, one) => sum + one.drifted, 0),
});

function lastDay(rows: Figures) {
  const recent = rows.filter(({ hour }) => Date.now() - hour.getTime() < DAY_MS);
  const slow = recent.reduce((sum: number[], one) => one.slow.map((count, at) => count + (sum[at] ?? 0)), []);
  const p95Ms = p95Of(slow);
  return { ...sumOf(recent), ...(p95Ms !== undefined && { p95Ms }) };
}
