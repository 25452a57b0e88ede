import { loadContract } from '../../base/contract/document';
import { explainHere, pointerOf } from '../../base/contract/explain-fault';
import { createValidators } from '../../base/contract/validators';
import { columnOfPointer, type Saved } from './check-rows';
import type { Fault } from './read-offering';

/** Checks a row as the console's own save is checked. */
export function openContractCheck(): (given: Saved) => Fault | undefined {
  const contract = loadContract();
  const check = createValidators(contract).strict(contract.operations.get('saveOwnOffering')?.body?.schema ?? {});
  return (given) => {
    // The check fills in defaults.
    const fault = check(structuredClone(given));
    return fault && { column: columnOfPointer(pointerOf(fault)), text: explainHere(fault) };
  };
}
