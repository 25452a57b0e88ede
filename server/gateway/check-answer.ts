import type { Contract, Operation } from '../base/contract/document';
import { pointerOf } from '../base/contract/explain-fault';
import { createValidators } from '../base/contract/validators';
import { compareAnswers, type Difference, namesOf, quietPointer } from './compare-answers';

/** Compares what a service answered with the contract and, if the portal answered as well, with that. */
export type CheckAnswer = (
  operation: Operation,
  answer: { status: number; body: Buffer },
  ours?: unknown,
) => Difference[];

/** The code of the envelope; the specification knows two for success. */
const succeeded = (body: unknown) => {
  const code = (body as { code?: unknown } | null)?.code;
  return code === undefined || code === 0 || code === 200;
};

export function createCheckAnswer(contract: Contract): CheckAnswer {
  const validators = createValidators(contract);
  const checks = new Map<string, ReturnType<typeof validators.strict>>();
  const names = namesOf([contract.shared, [...contract.operations.values()].map(({ answer }) => answer)]);
  const known = (name: string) => names.has(name);

  return (operation, { status, body }, ours) => {
    if (status !== 200) return [{ pointer: '', kind: 'status' }];
    const theirs = parse(body);
    if (theirs === undefined) return [{ pointer: '', kind: 'unreadable' }];
    if (!succeeded(theirs)) return ours === undefined ? [] : [{ pointer: '/code', kind: 'status' }];
    // First, because the check fills defaults in.
    const apart = ours === undefined ? [] : compareAnswers(dataOf(ours), dataOf(theirs), known);
    const check = operation.answer && (checks.get(operation.id) ?? validators.strict(operation.answer));
    if (check) checks.set(operation.id, check);
    const fault = check?.(theirs);
    const pointer = fault && quietPointer(pointerOf(fault), known);
    return [...(pointer === undefined ? [] : [{ pointer, kind: 'contract' as const }]), ...apart];
  };
}

/** The words of an envelope are nobody's shape. */
const dataOf = (envelope: unknown) => ({ data: (envelope as { data?: unknown }).data ?? null });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}
