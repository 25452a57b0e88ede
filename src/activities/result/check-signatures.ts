import type { BeaconValue } from '../../../setting/activity/beacon';
import { isSigned } from '../../../setting/activity/check-beacon';

/** Public numbers by their rounds, of those that the beacon has signed. Some 30 ms each; the page stays usable. */
export async function checkSignatures(
  values: readonly BeaconValue[],
  onStep: (done: number) => void,
): Promise<Map<number, BeaconValue>> {
  const signed = new Map<number, BeaconValue>();
  for (const [at, value] of values.entries()) {
    if (isSigned(value)) signed.set(value.round, value);
    onStep(at + 1);
    await new Promise((go) => setTimeout(go));
  }
  return signed;
}
