import { pointer } from '../../pointer';
import { quantitiesOf, unitsOf } from '../calculator/units';
import { checkEvidence, type ReadPage } from '../check-evidence';
import { type Fault, fault } from '../fault';
import { checkWholeTexts } from '../whole-texts';
import { checkTree } from './check-tree';
import { likelihood } from './matrix';
import type { Checklist, Matrix, Procedure } from './state';

/** The proof that a procedure works: called on a document that fits its schema, before it is published. */
export function checkProcedure(procedure: Procedure, readPage: ReadPage): Fault[] {
  return [
    ...doubles(procedure.safety, '/safety'),
    ...checkKind(procedure),
    ...checkWholeTexts(procedure),
    ...checkEvidence(procedure, readPage),
  ];
}

function checkKind(procedure: Procedure): Fault[] {
  switch (procedure.kind) {
    case 'tree':
      return checkTree(procedure);
    case 'matrix':
      return checkMatrix(procedure);
    case 'checklist':
      return checkChecklist(procedure);
  }
}

const doubles = (list: readonly { id: string }[], at: string): Fault[] =>
  list.flatMap(({ id }, n) =>
    list.findIndex((one) => one.id === id) < n ? [fault(pointer(at, n, 'id'), 'doubleId', { id })] : [],
  );

function checkMatrix(matrix: Matrix): Fault[] {
  const { observations, faults, safety } = matrix;
  const found = [...doubles(observations, '/observations'), ...doubles(faults, '/faults')];
  const known = new Set(observations.map(({ id }) => id));
  faults.forEach(({ id, shows }, n) => {
    for (const observation of Object.keys(shows))
      if (!known.has(observation))
        found.push(fault(pointer('/faults', n, 'shows', observation), 'unknownFact', { id: observation }));
    for (const other of faults.slice(0, n))
      if (!observations.some((one) => separates(likelihood(other, one.id), likelihood(faults[n] as never, one.id))))
        found.push(fault(pointer('/faults', n), 'notSeparated', { id, other: other.id }));
  });
  observations.forEach(({ id, danger }, n) => {
    if (danger && safety.length === 0)
      found.push(fault(pointer('/observations', n, 'danger'), 'dangerWithoutSafety', { id }));
    const told = new Set(faults.map((one) => likelihood(one, id)));
    if (told.size < 2) found.push(fault(pointer('/observations', n), 'tellsNothing', { id }));
  });
  return found;
}

/** Two faults are told apart by what one shows at least often and the other at most seldom. */
const separates = (a: number, b: number) => (a > 0.5 && b < 0.5) || (b > 0.5 && a < 0.5);

function checkChecklist({ items }: Checklist): Fault[] {
  const records = items.flatMap(({ record }, n): Fault[] => {
    if (!record) return [];
    const at = pointer('/items', n, 'record');
    const { unit, min, max } = record;
    const found = unit === undefined ? [] : checkUnit(unit, pointer(at, 'unit'));
    if (min !== undefined && max !== undefined && min >= max)
      found.push(fault(pointer(at, 'min'), 'limitsReversed', { min, max }));
    if (unit === undefined && (min !== undefined || max !== undefined))
      found.push(fault(pointer(at, 'unit'), 'limitsWithoutUnit', {}));
    return found;
  });
  return [...doubles(items, '/items'), ...records];
}

export const checkUnit = (unit: string, at: string): Fault[] =>
  quantitiesOf([unit]).length > 0
    ? []
    : [fault(at, 'unknownUnit', { unit, known: [...unitsOf('length'), ...unitsOf('pressure'), '…'].join(', ') })];
