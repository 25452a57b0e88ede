import type { Away, Health } from './deployment-health';
import { type Deployment, deploymentId } from './model-table';

type Known = Pick<Health, 'away' | 'flying'>;

/**
 * The lowest tier with a deployment that takes a call, and there the one with most free room by weight. Otherwise why
 * none does: what ends soonest.
 */
export function chooseDeployment(
  deployments: readonly Deployment[],
  health: Known,
  tried: ReadonlySet<string>,
): { deployment: Deployment } | { away: Away | undefined } {
  const left = deployments.filter((one) => !tried.has(deploymentId(one)));
  const ready = left.filter((one) => health.away(one) === undefined);
  const tier = Math.min(...ready.map((one) => one.tier));
  const load = (one: Deployment) => (health.flying(one) + 1) / one.weight;
  const [deployment] = ready.filter((one) => one.tier === tier).sort((a, b) => load(a) - load(b));
  if (deployment) return { deployment };
  const reasons = left.flatMap((one) => health.away(one) ?? []);
  // Waiting helps where a server is busy; where it does not answer, nobody knows.
  const rank = ({ why }: Away) => (why === 'busy' || why === 'full' ? 0 : 1);
  return { away: reasons.sort((a, b) => rank(a) - rank(b) || a.forMs - b.forMs)[0] };
}
