import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calculator, calculate } from './calculate';
import { offerCalculator } from './offer-calculator';

const folder = join(import.meta.dirname, '../../../fixtures/seed/calculators');
const shipped = readdirSync(folder).map((name): Calculator => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const offer = (question: string) => {
  const found = offerCalculator(question, shipped);
  const filled = Object.entries(found?.entries ?? {}).map(([id, { text, unit }]) => `${id}=${text} ${unit}`);
  return found && { id: found.calculator.id, filled, unused: found.unused };
};

describe('a question that asks for a calculation is offered its formula, filled with what it says', () => {
  test.each<[string, string, string[], string[]?]>([
    ['轴承寿命怎么算？', 'bearing-life', []],
    ['How do I calculate bearing life?', 'bearing-life', []],
    [
      'C = 61.8 kN, P = 9.5 kN 的轴承，1480 r/min 时额定寿命是多少？',
      'bearing-life',
      ['C=61.8 kN', 'P=9.5 kN', 'n=1480 r/min'],
    ],
    ['What is the L10 life of a bearing with C=61.8 kN at 1480 rpm?', 'bearing-life', ['C=61.8 kN', 'n=1480 r/min']],
    ['NPSH at 60 °C with a density of 983 kg/m³', 'npsh-available', ['r=983 kg/m³'], ['60 °C']],
    ['泵流量 50 m3/h，扬程 32 m，轴功率要多大？', 'pump-power', ['Q=50 m³/h', 'H=32 m']],
    ['Calculate the pressure drop for 20 m³/h', 'pipe-pressure-drop', ['Q=20 m³/h']],
    ['15 kW 电机的额定电流是多少', 'motor-current', ['P=15 kW']],
    ['缸径 80 mm、160 bar 时油缸推力多大？', 'hydraulic-cylinder', ['D=80 mm', 'p=160 bar']],
    ['How large is the torque at 22 kW and 1480 r/min?', 'power-torque-speed', ['P=22 kW', 'n=1480 r/min']],
    ['求同步转速，电源频率 50 Hz', 'synchronous-speed', ['f=50 Hz']],
  ])('%s', (question, id, filled, unused = []) => {
    expect(offer(question)).toEqual({ id, filled, unused });
  });
});

test.each([
  'What is NPSH?',
  '什么是汽蚀余量？',
  '轴承温度过高怎么办？',
  'Why does the pump lose pressure?',
  'How much does a bearing cost?',
  'What does alarm A2071 mean?',
  '减速机异响怎么处理',
  'Bearing life is too short since we changed the grease, what can be the reason?',
  '',
])('nothing is offered for: %s', (question) => expect(offer(question)).toBeUndefined());

test('two values that one unit could mean are not guessed', () => {
  expect(offer('Calculate bearing life for 61.8 kN and 9.5 kN')).toEqual({
    ...{ id: 'bearing-life', filled: [], unused: ['61.8 kN', '9.5 kN'] },
  });
});

test('what is filled in is what the question says, and the formula takes it', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 20_000 }), fc.string(), (before, speed, after) => {
      const found = offerCalculator(`${before} 轴承寿命怎么算 ${speed} r/min ${after}`, shipped);
      for (const [id, { text }] of Object.entries(found?.entries ?? {})) {
        expect(found?.calculator.inputs.map((input) => input.id)).toContain(id);
        expect(
          `${before}${speed}${after}`.includes(text) || found?.calculator.inputs.some((input) => input.options),
        ).toBe(true);
      }
      if (found) expect(() => calculate(found.calculator, found.entries)).not.toThrow();
    }),
  );
});
