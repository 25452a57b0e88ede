import { type ModelFault, treatmentOf } from './model-fault';
import { type Deployment, deploymentId } from './model-table';

/** So many faults in this time open the breaker, for this long; then one call probes. */
const BREAKER = { faults: 5, withinMs: 30_000, openMs: 30_000 } as const;
/** Longest rest that a `Retry-After` causes, and the rest of a server that refuses our key. */
const REST_MS = { most: 60_000, denied: 60_000 } as const;

interface State {
  faults: number[];
  openUntil: number;
  probing: boolean;
  restUntil: number;
  /** Why it rests. */
  resting: 'busy' | 'denied';
  /** The operator was told that the key is refused, and it has not worked since. */
  told: boolean;
}

/** Why a deployment takes no call now, and for how long. */
export interface Away {
  why: 'open' | 'busy' | 'denied' | 'full';
  forMs: number;
}

export type HealthState = 'up' | 'probing' | 'resting' | 'open';

const fresh = (): State => ({
  ...{ faults: [], openUntil: 0, probing: false, restUntil: 0, resting: 'busy', told: false },
});

/**
 * What this node knows of each deployment: closed → open → probing → closed, *resting until* beside it, and how many
 * calls each server answers now. It is in memory, because a server that one node cannot reach may answer another.
 */
export function createHealth(now: () => number = Date.now) {
  const states = new Map<string, State>();
  const inFlight = new Map<string, number>();

  const stateOf = (deployment: Deployment): State => {
    const id = deploymentId(deployment);
    const known = states.get(id) ?? fresh();
    states.set(id, known);
    return known;
  };

  function count(state: State): void {
    const at = now();
    state.faults = [...state.faults.filter((one) => at - one < BREAKER.withinMs), at];
    if (state.probing || state.faults.length >= BREAKER.faults) {
      state.openUntil = at + BREAKER.openMs;
      state.faults = [];
    }
  }

  return {
    flying: (deployment: Deployment) => inFlight.get(deployment.server.name) ?? 0,

    /** Undefined if it takes a call. */
    away(deployment: Deployment): Away | undefined {
      const { openUntil, probing, restUntil, resting } = stateOf(deployment);
      const at = now();
      if (restUntil > at) return { why: resting, forMs: restUntil - at };
      if (openUntil > at) return { why: 'open', forMs: openUntil - at };
      if (openUntil > 0 && probing) return { why: 'open', forMs: 1_000 };
      const { mostCalls = Number.POSITIVE_INFINITY, name } = deployment.server;
      return (inFlight.get(name) ?? 0) >= mostCalls ? { why: 'full', forMs: 1_000 } : undefined;
    },

    state(deployment: Deployment): HealthState {
      const { openUntil, restUntil } = stateOf(deployment);
      const at = now();
      if (restUntil > at) return 'resting';
      return openUntil > at ? 'open' : openUntil > 0 ? 'probing' : 'up';
    },

    /** A call begins. Of what it returns, `works` and `fails` may be called while it runs, `end` once. */
    begin(deployment: Deployment) {
      const state = stateOf(deployment);
      const { name } = deployment.server;
      inFlight.set(name, (inFlight.get(name) ?? 0) + 1);
      const isProbe = state.openUntil > 0;
      if (isProbe) state.probing = true;
      let ended = false;
      return {
        /** Content has come. */
        works(): void {
          if (isProbe) Object.assign(state, { openUntil: 0, probing: false, faults: [] });
          state.told = false;
        },
        /** True if the operator has to be told. */
        fails(fault: ModelFault): boolean {
          const { breaker } = treatmentOf(fault);
          if (breaker === 'counts') count(state);
          if (breaker === 'rests') {
            const isDenied = fault.reason === 'denied';
            const restMs = isDenied ? REST_MS.denied : Math.min(fault.retry.afterMs ?? 0, REST_MS.most);
            state.restUntil = Math.max(state.restUntil, now() + restMs);
            state.resting = isDenied ? 'denied' : 'busy';
            if (isDenied && !state.told) {
              state.told = true;
              return true;
            }
          }
          return false;
        },
        end(): void {
          if (ended) return;
          ended = true;
          inFlight.set(name, Math.max(0, (inFlight.get(name) ?? 0) - 1));
          // A probe that said nothing either way gives its place back.
          if (isProbe) state.probing = false;
        },
      };
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
