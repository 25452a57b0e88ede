import { checkProcedure } from '../../../setting/assistant/procedure/check-procedure';
import { type Answer, type Procedure, type ProcedureState, START } from '../../../setting/assistant/procedure/state';
import { step } from '../../../setting/assistant/procedure/step';

/** A run whose rules are acknowledged. */
export const ready = (procedure: Procedure): ProcedureState => ({
  ...START,
  acknowledged: procedure.safety.map(({ id }) => id),
});

export const run = (procedure: Procedure, answers: Answer[], from = ready(procedure)) =>
  answers.reduce((state, { at, value }) => step(procedure, state, { kind: 'answer', at, value }), from);

/** Keys and places of what the proof finds, but for quotations. */
export const keysOf = (procedure: unknown) =>
  checkProcedure(procedure as Procedure, () => undefined)
    .filter(({ key }) => key !== 'noPage')
    .map(({ key, pointer }) => `${key} ${pointer}`);

export const changed = <Kind>(procedure: Kind, change: (copy: Kind) => void) => {
  const copy = structuredClone(procedure);
  change(copy);
  return copy;
};
