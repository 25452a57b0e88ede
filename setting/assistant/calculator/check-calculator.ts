import { pointer } from '../../pointer';
import { checkEvidence, type ReadPage } from '../check-evidence';
import { type Comparison, comparisonsIn, limitsOf } from '../condition';
import { type Fault, fault } from '../fault';
import { checkWholeTexts } from '../whole-texts';
import { type Calculator, calculate, type Input } from './calculate';
import { namesIn, RESERVED } from './formula';
import { FormulaError } from './formula-error';
import { parseFormula } from './parse-formula';
import { quantitiesOf, unitsOf } from './units';

/** The proof that a calculator works: called on a document that fits its schema, before it is published. */
export function checkCalculator(document: Calculator, readPage: ReadPage): Fault[] {
  const { cases: _, ...texts } = document;
  const structure = [...checkNames(document), ...document.inputs.flatMap(checkInput), ...checkSteps(document)];
  return [
    ...structure,
    ...checkOutputs(document),
    ...checkValidity(document),
    ...(structure.length === 0 ? checkStart(document) : []),
    ...checkSource(document),
    ...checkWholeTexts(texts),
    ...checkEvidence(document, readPage),
  ];
}

/** A number without a source is nobody's to check. */
const checkSource = ({ evidence, source, standard }: Calculator): Fault[] =>
  evidence.length > 0 || source || standard ? [] : [fault('/evidence', 'noSource', {})];

function checkNames({ inputs, steps }: Calculator): Fault[] {
  const places = [
    ...inputs.map(({ id }, n) => ({ id, at: `/inputs/${n}/id` })),
    ...steps.map(({ id }, n) => ({ id, at: `/steps/${n}/id` })),
  ];
  return places.flatMap(({ id, at }, n) => {
    if (RESERVED.includes(id)) return [fault(at, 'reservedName', { id })];
    return places.findIndex((place) => place.id === id) < n ? [fault(at, 'doubleId', { id })] : [];
  });
}

function checkInput(input: Input, n: number): Fault[] {
  const { min, max, quantity, units = [], options = [] } = input;
  const at = `/inputs/${n}`;
  const known = unitsOf(quantity);
  const faults: Fault[] = [
    { unit: input.unit, place: pointer(at, 'unit') },
    ...units.map((unit, k) => ({ unit, place: pointer(at, 'units', k) })),
  ]
    .filter(({ unit }) => !known.includes(unit))
    .map(({ unit, place }) => fault(place, 'unknownUnit', { unit, known: known.join(', ') }));
  if (units.length > 0 && !units.includes(input.unit))
    faults.push(fault(pointer(at, 'units'), 'unitNotOffered', { unit: input.unit }));
  if (min >= max) faults.push(fault(pointer(at, 'min'), 'limitsReversed', { min, max }));
  const inside = (value: number | undefined, place: string) => {
    if (value !== undefined && (value < min || value > max))
      faults.push(fault(place, 'outsideLimits', { value, min, max }));
  };
  inside(input.default, pointer(at, 'default'));
  options.forEach(({ value }, k) => {
    inside(value, pointer(at, 'options', k, 'value'));
  });
  if (options.length > 0 && input.default !== undefined && !options.some(({ value }) => value === input.default))
    faults.push(fault(pointer(at, 'default'), 'notAnOption', { value: input.default }));
  return faults;
}

function checkSteps({ inputs, steps }: Calculator): Fault[] {
  const earlier = new Set(inputs.map(({ id }) => id));
  const used = new Set<string>();
  const faults = steps.flatMap(({ id, unit, units = [], formula }, n) => {
    const found: Fault[] = [];
    const at = `/steps/${n}`;
    if (quantitiesOf([unit, ...units]).length === 0)
      found.push(
        fault(pointer(at, units.length ? 'units' : 'unit'), 'unitsDiffer', { units: [unit, ...units].join(', ') }),
      );
    for (const { name, at: place } of namesOf(formula, pointer(at, 'formula'), found)) {
      used.add(name);
      if (!earlier.has(name)) found.push(fault(pointer(at, 'formula'), 'unknownName', { name, place: place + 1 }));
    }
    earlier.add(id);
    return found;
  });
  const unused = inputs.flatMap(({ id }, n) => (used.has(id) ? [] : [fault(`/inputs/${n}`, 'unusedInput', { id })]));
  return [...faults, ...unused];
}

function namesOf(formula: string, at: string, found: Fault[]) {
  try {
    return namesIn(parseFormula(formula));
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    found.push(fault(at, 'unreadableFormula', { place: error.at + 1, found: error.found || '—' }));
    return [];
  }
}

const checkOutputs = ({ outputs, steps }: Calculator): Fault[] =>
  outputs.flatMap((id, n) =>
    steps.some((step) => step.id === id) ? [] : [fault(`/outputs/${n}`, 'unknownStep', { id })],
  );

function checkValidity({ valid, inputs, steps }: Calculator): Fault[] {
  const known = new Set([...inputs, ...steps].map(({ id }) => id));
  return valid.flatMap(({ when }, n) =>
    comparisonsIn(when).flatMap(({ comparison, at }) => {
      const place = `/valid/${n}/when${at}`;
      if (!known.has(comparison.fact)) return [fault(pointer(place, 'fact'), 'unknownFact', { id: comparison.fact })];
      return isNumeric(comparison) ? [] : [fault(pointer(place, 'is'), 'numberExpected', { id: comparison.fact })];
    }),
  );
}

const isNumeric = (comparison: Comparison) => limitsOf(comparison).length > 0;

/** With the values it begins with, everything must have a result, if every input begins with one. */
function checkStart(document: Calculator): Fault[] {
  if (document.inputs.some((input) => input.default === undefined && !input.options)) return [];
  return calculate(document, {}).steps.flatMap(({ undefinedHere }, n) =>
    undefinedHere ? [fault(`/steps/${n}/formula`, 'noValueAtStart', { id: document.steps[n]?.id ?? '' })] : [],
  );
}
