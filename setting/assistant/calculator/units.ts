import type { components } from '../../../generated/api';

export type Quantity = components['schemas']['CalculatorInput']['quantity'];
/** How a value becomes one in the base unit: times the factor, plus the offset. */
type Units = Record<string, number | readonly [factor: number, offset: number]>;

const lbf = 4.448_221_615_260_5;
const kgf = 9.806_65;
const gallon = 3.785_411_784e-3;
const kcal = 4186.8;
const btu = 1055.055_852_62;

const number: Units = { 1: 1, '%': 0.01, '‰': 0.001, ppm: 1e-6 };
const pressure: Units = {
  ...{ Pa: 1, kPa: 1e3, MPa: 1e6, GPa: 1e9, 'N/mm²': 1e6, bar: 1e5, mbar: 100, atm: 101_325 },
  ...{ psi: 6894.757_293_168, ksi: 6_894_757.293_168, mmHg: 133.322_387_415, 'mH₂O': 9806.65, 'kgf/cm²': 98_066.5 },
};

/** The closed table of units: of each quantity, what one of a unit is in the base unit. */
const table: Record<Quantity, Units> = {
  number,
  ratio: number,
  length: { m: 1, mm: 1e-3, cm: 1e-2, µm: 1e-6, km: 1e3, in: 0.0254, mil: 2.54e-5, ft: 0.3048 },
  area: { 'm²': 1, 'mm²': 1e-6, 'cm²': 1e-4, 'in²': 6.4516e-4, 'ft²': 0.092_903_04 },
  volume: { 'm³': 1, L: 1e-3, mL: 1e-6, 'cm³': 1e-6, 'mm³': 1e-9, gal: gallon, 'ft³': 0.028_316_846_592 },
  mass: { kg: 1, g: 1e-3, mg: 1e-6, t: 1e3, lb: 0.453_592_37 },
  time: { s: 1, ms: 1e-3, min: 60, h: 3600, d: 86_400, a: 31_536_000 },
  frequency: { Hz: 1, kHz: 1e3, MHz: 1e6, '1/min': 1 / 60, '1/h': 1 / 3600, '1/s': 1 },
  speed: {
    ...{ 'm/s': 1, 'mm/s': 1e-3, 'm/min': 1 / 60, 'mm/min': 1e-3 / 60, 'km/h': 1 / 3.6 },
    ...{ 'in/s': 0.0254, 'ft/s': 0.3048, 'ft/min': 0.005_08 },
  },
  rotation: { 'r/min': 1 / 60, rpm: 1 / 60, '1/min': 1 / 60, 'r/s': 1, Hz: 1, 'rad/s': 1 / (2 * Math.PI) },
  acceleration: { 'm/s²': 1, 'mm/s²': 1e-3, g: kgf },
  angle: { rad: 1, mrad: 1e-3, '°': Math.PI / 180 },
  force: { N: 1, kN: 1e3, MN: 1e6, lbf, kgf },
  torque: { N·m: 1, kN·m: 1e3, N·mm: 1e-3, lbf·ft: lbf * 0.3048, lbf·in: lbf * 0.0254, kgf·m: kgf },
  pressure,
  stress: pressure,
  energy: { J: 1, kJ: 1e3, MJ: 1e6, GJ: 1e9, Wh: 3600, kWh: 3.6e6, MWh: 3.6e9, kcal, Btu: btu },
  power: {
    ...{ W: 1, mW: 1e-3, kW: 1e3, MW: 1e6, hp: 745.699_871_582_27, PS: 735.498_75 },
    ...{ 'kcal/h': kcal / 3600, 'Btu/h': btu / 3600, VA: 1, kVA: 1e3, var: 1, kvar: 1e3 },
  },
  temperature: { K: 1, '°C': [1, 273.15], '°F': [5 / 9, 459.67 * (5 / 9)] },
  'temperature-difference': { K: 1, '°C': 1, '°F': 5 / 9 },
  flow: {
    ...{ 'm³/s': 1, 'm³/min': 1 / 60, 'm³/h': 1 / 3600, 'L/s': 1e-3, 'L/min': 1e-3 / 60, 'L/h': 1e-3 / 3600 },
    ...{ 'mL/min': 1e-6 / 60, gpm: gallon / 60, cfm: 0.028_316_846_592 / 60 },
  },
  'mass-flow': { 'kg/s': 1, 'kg/h': 1 / 3600, 'g/s': 1e-3, 't/h': 1 / 3.6, 'lb/h': 0.453_592_37 / 3600 },
  density: { 'kg/m³': 1, 'g/cm³': 1e3, 'kg/L': 1e3, 'lb/ft³': 16.018_463_373_96 },
  viscosity: { Pa·s: 1, mPa·s: 1e-3, cP: 1e-3, P: 0.1 },
  'kinematic-viscosity': { 'm²/s': 1, 'mm²/s': 1e-6, cSt: 1e-6, St: 1e-4 },
  voltage: { V: 1, mV: 1e-3, kV: 1e3 },
  current: { A: 1, mA: 1e-3, kA: 1e3 },
  resistance: { Ω: 1, mΩ: 1e-3, kΩ: 1e3, MΩ: 1e6, GΩ: 1e9 },
  capacitance: { F: 1, mF: 1e-3, µF: 1e-6, nF: 1e-9, pF: 1e-12 },
  inertia: { 'kg·m²': 1, 'kg·cm²': 1e-4, 'g·cm²': 1e-7 },
  stiffness: { 'N/m': 1, 'N/mm': 1e3, 'N/µm': 1e6, 'kN/mm': 1e6, 'lbf/in': lbf / 0.0254 },
  unbalance: { g·mm: 1e-6, kg·mm: 1e-3, kg·m: 1, g·cm: 1e-5 },
  'specific-unbalance': { 'g·mm/kg': 1e-6, µm: 1e-6, mm: 1e-3 },
  'heat-capacity': { 'J/(kg·K)': 1, 'kJ/(kg·K)': 1e3, 'kcal/(kg·K)': kcal },
  conductivity: { 'W/(m·K)': 1 },
  expansion: { '1/K': 1, 'µm/(m·K)': 1e-6 },
  'moment-load': { 'N/m': 1, 'N/mm': 1e3, 'kN/m': 1e3 },
  'specific-energy': { 'J/kg': 1, 'kJ/kg': 1e3, 'Wh/kg': 3600, 'kWh/t': 3600 },
  money: { '¥': 1 },
};

export const unitsOf = (quantity: Quantity): string[] => Object.keys(table[quantity]);

export const allUnits = (): string[] => [...new Set(Object.values(table).flatMap((units) => Object.keys(units)))];

/** The quantities that are measured in all these units. */
export const quantitiesOf = (units: readonly string[]): Quantity[] =>
  (Object.keys(table) as Quantity[]).filter((quantity) => units.every((unit) => Object.hasOwn(table[quantity], unit)));

/** A value in another unit of its quantity. */
export function convert(value: number, quantity: Quantity, from: string, to: string): number {
  if (from === to) return value;
  const [factor, offset] = partsOf(quantity, from);
  const [toFactor, toOffset] = partsOf(quantity, to);
  return (value * factor + offset - toOffset) / toFactor;
}

function partsOf(quantity: Quantity, unit: string): readonly [number, number] {
  const units = table[quantity];
  const found = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (found === undefined) throw new RangeError(`${quantity} is not measured in ${unit}.`);
  return typeof found === 'number' ? [found, 0] : found;
}
