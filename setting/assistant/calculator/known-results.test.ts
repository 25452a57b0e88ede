import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Calculator, calculate } from './calculate';

const FOLDER = path.resolve(import.meta.dirname, '../../../fixtures/seed/calculators');

type Known = [inputs: Record<string, number>, results: Record<string, number>, tolerance?: number];

/** Results from outside the documents: tables of standards and catalogues, or worked by hand with other steps. */
const KNOWN: Record<string, Known[]> = {
  'bearing-life': [
    // 8³ = 512 million turns; 10⁶ × 512 / 90,000 per hour.
    [
      { C: 16, P: 2, p: 3, n: 1500 },
      { L10: 512, L10h: 5688.9 },
    ],
    // The load ratio 1/1 gives one million turns by the definition of C (ISO 281): 16,666.7 h at 1 r/min.
    [
      { C: 10, P: 10, p: 3, n: 1 },
      { L10: 1, L10h: 16_666.7 },
    ],
    // 8.46³ = 605.5; times 10⁶ / 87,000 per hour.
    [{ C: 42.3, P: 5, p: 3, n: 1450 }, { L10h: 6959.7 }],
  ],
  'bolt-torque': [
    // VDI 2230-1, table A1, hexagon bolts at a friction of 0.12, class 8.8: M12 43.0 kN and 84 N·m, M10 29.6 and 48, M16 80.9 and 206.
    [{ d: 12, P: 1.75, R: 640, mg: 0.12, mk: 0.12, D: 15.1, v: 90 }, { F: 43, M: 84, A: 84.3 }, 0.02],
    [{ d: 10, P: 1.5, R: 640, mg: 0.12, mk: 0.12, D: 12.8, v: 90 }, { F: 29.6, M: 48, A: 58 }, 0.03],
    [{ d: 16, P: 2, R: 640, mg: 0.12, mk: 0.12, D: 20, v: 90 }, { F: 80.9, M: 206, A: 157 }, 0.02],
  ],
  'belt-drive': [
    // Two equal pulleys: twice the centre distance and one circumference.
    [
      { d1: 100, d2: 100, a: 300, n1: 1000, s: 0 },
      { L: 914.16, b: 180, i: 1, n2: 1000, v: 5.236 },
    ],
    // By hand: 1000 + 589.05 + 7.81.
    [
      { d1: 125, d2: 250, a: 500, n1: 1450, s: 0 },
      { L: 1596.9, i: 2, n2: 725 },
    ],
    // The rule 180° − 57.3° × 1/2 of wrap = 151.35°, exact to a fraction of a degree; 1440 × 0.99 / 2.
    [{ d1: 200, d2: 400, a: 400, n1: 1440, s: 1 }, { b: 151.04, n2: 712.8 }, 0.003],
  ],
  'gear-ratio': [
    [
      { z1: 20, z2: 60, z3: 1, z4: 1, n1: 1450, T1: 50, e: 98 },
      { i: 3, n2: 483.33, T2: 147 },
    ],
    // 3 × 4; 50 × 12 × 0.96.
    [
      { z1: 20, z2: 60, z3: 18, z4: 72, n1: 1450, T1: 50, e: 96 },
      { i: 12, n2: 120.83, T2: 576 },
    ],
    // 23 teeth at 1480 r/min mesh at 567.3 Hz: 23 × 24.667.
    [
      { z1: 23, z2: 92, z3: 1, z4: 1, n1: 1480, T1: 10, e: 100 },
      { f: 567.33, n2: 370 },
    ],
  ],
  'shaft-diameter': [
    // 9550 × 7.5 / 1450 = 49.4 N·m; ∛(16 × 49,400 / 94.25) = 20.3.
    [
      { P: 7.5, n: 1450, t: 30, k: 0 },
      { T: 49.39, d: 20.32 },
    ],
    // Eight times the torque at the same stress doubles the diameter.
    [{ P: 60, n: 1450, t: 30, k: 0 }, { d: 40.63 }],
    // The rounded form of design handbooks, A = ∛(9.55 × 10⁶ / (0.2 τ)) = 106.1 and d = A ∛(P/n) = 22.86.
    [{ P: 10, n: 1000, t: 40, k: 0 }, { d: 22.86 }, 0.01],
  ],
  'hydraulic-cylinder': [
    // By hand: 6.3² × 0.7854 and (6.3² − 3.6²) × 0.7854; 100 bar is 1 kN per cm².
    [
      { D: 63, d: 36, p: 100, Q: 30, e: 100 },
      { A: 31.17, B: 20.99, F1: 31.17, F2: 20.99 },
    ],
    // 100 bar on a bore of 100 mm is 78.54 kN, with 90 % 70.69 kN.
    [
      { D: 100, d: 56, p: 100, Q: 60, e: 90 },
      { F1: 70.69, v1: 0.1273 },
    ],
    // A rod of half the area makes the return twice as fast: 70.71² = 100² / 2.
    [
      { D: 100, d: 70.7107, p: 10, Q: 47.124, e: 100 },
      { v1: 0.1, v2: 0.2, r: 2, q: 94.25 },
    ],
  ],
  'pump-power': [
    // The rule Q H ρ / (367 η) in kW: 50 × 32 × 0.998 / (367 × 0.7).
    [
      { Q: 50, H: 32, r: 998, e: 70 },
      { P: 6.216, Pm: 7.77 },
    ],
    // 1 L/s of 1000 kg/m³ lifted 102 m is 1 kW (1 kW = 101.97 kgf·m/s).
    [
      { Q: 3.6, H: 101.97, r: 1000, e: 80 },
      { Ph: 1, P: 1.25 },
    ],
    // Brine of 1200 kg/m³ needs 1.2 times the power of water; above 22 kW the reserve is 15 %.
    [
      { Q: 360, H: 30.59, r: 1200, e: 90 },
      { P: 40, Pm: 46 },
    ],
  ],
  'pipe-pressure-drop': [
    // By hand at Re = 126,800 and k/d = 0.00045: λ = 0.0196, 0.158 bar; the Moody chart reads just below 0.02.
    [{ Q: 36, d: 100, L: 100, z: 0, k: 0.045, r: 998, nu: 1.004 }, { v: 1.273, la: 0.0196, dp: 0.1585 }, 0.01],
    // Laminar: Hagen–Poiseuille, 128 µ L Q / (π d⁴), with µ = 0.0863 Pa·s.
    [{ Q: 3.6, d: 50, L: 20, z: 0, k: 0.045, r: 863, nu: 100 }, { Re: 254.6, dp: 0.1125 }, 0.005],
    // Fittings alone: 2 × ½ × 1000 × (2 m/s)² = 0.04 bar; 14.137 m³/h in 50 mm is 2 m/s.
    [
      { Q: 14.137, d: 50, L: 0, z: 2, k: 0.045, r: 1000, nu: 1 },
      { v: 2, dp: 0.04 },
    ],
  ],
  'npsh-available': [
    // (101.3 − 2.34) kPa is 10.11 m of water; minus 2 m and 1 m.
    [
      { pe: 101.3, pv: 2.34, r: 998, z: -2, h: 1, N: 3 },
      { A: 7.11, m: 4.11 },
    ],
    // A boiling liquid leaves only the height: 5 − 0.5.
    [
      { pe: 101.3, pv: 101.3, r: 958, z: 5, h: 0.5, N: 3 },
      { A: 4.5, m: 1.5 },
    ],
    // 10 m of water of 1000 kg/m³ is 98.07 kPa.
    [
      { pe: 100.0665, pv: 2, r: 1000, z: 0, h: 0, N: 4 },
      { A: 10, m: 6 },
    ],
  ],
  'motor-current': [
    // By hand: 11,000 / (1.732 × 400 × 0.84 × 0.914), seven times that, a third of it, and 0.577 of the first.
    [
      { P: 11, U: 400, c: 0.84, e: 91.4, k: 7 },
      { I1: 20.68, Is: 144.8, Iy: 48.3, Id: 11.94 },
    ],
    // √3 × 400 V × 100 A = 69.28 kVA; 0.1 % of losses add 0.1 A.
    [{ P: 69.282, U: 400, c: 1, e: 99.9, k: 6 }, { I1: 100.1 }],
    // Double the voltage, half the current.
    [{ P: 11, U: 800, c: 0.84, e: 91.4, k: 7 }, { I1: 10.34 }],
  ],
  'synchronous-speed': [
    // The example of the handbook: 1470 r/min at 50 Hz is 2 % slip; sidebands 50 × (1 ± 0.04).
    [
      { f: 50, p: 4, n: 1470 },
      { ns: 1500, s: 2, fs: 1, fl: 48, fu: 52 },
    ],
    [
      { f: 60, p: 4, n: 1755 },
      { ns: 1800, s: 2.5 },
    ],
    [
      { f: 50, p: 2, n: 2955 },
      { ns: 3000, s: 1.5 },
    ],
  ],
  'power-torque-speed': [
    // T = 9550 P / n.
    [
      { P: 11, n: 1470, d: 200 },
      { T: 71.46, F: 714.6 },
    ],
    // 1 W at 1 rad/s is 1 N·m; 9.5493 r/min.
    [
      { P: 0.001, n: 9.5493, d: 2000 },
      { w: 1, T: 1, F: 1, v: 1 },
    ],
    [{ P: 75, n: 1485, d: 500 }, { T: 482.3 }],
  ],
  'balance-grade': [
    // The chart of ISO 21940-11 shows 40 g·mm/kg for G 6.3 at 1500 r/min and 8 for G 2.5 at 3000.
    [{ G: 6.3, n: 1500, m: 1, r: 40 }, { e: 40.1, U: 40.1, q: 1 }, 0.005],
    [{ G: 2.5, n: 3000, m: 100, r: 100 }, { e: 7.96, U: 796, U2: 398 }, 0.005],
    // The speed of 9549.3 r/min is 1000 rad/s, where e is G itself.
    [
      { G: 2.5, n: 9549.3, m: 10, r: 50 },
      { e: 2.5, U: 25 },
    ],
  ],
  'bearing-frequencies': [
    // The handbook and makers' tables give 3.58, 5.42, 2.36 and 0.398 per turn for the 6205; 60 r/min is one turn a second.
    [{ Z: 9, d: 7.938, D: 39.04, a: 0, n: 60 }, { BPFO: 3.585, BPFI: 5.415, BSF: 2.357, FTF: 0.398 }, 0.003],
    // BPFO and BPFI together are Z times the speed, whatever the geometry; 60 r/min and 10 elements.
    [
      { Z: 10, d: 10, D: 50, a: 60, n: 60 },
      { BPFO: 4.5, BPFI: 5.5, FTF: 0.45 },
    ],
    [
      { Z: 8, d: 10, D: 40, a: 0, n: 1500 },
      { BPFO: 75, BPFI: 125, BSF: 46.875, FTF: 9.375 },
    ],
  ],
  'it-tolerance': [
    // Table 1 of ISO 286-1: IT7 of 40 mm is 25 µm, IT6 of 25 mm is 13 µm, IT8 of 100 mm is 54 µm, at a limit: 50 mm is still 25 µm.
    [{ D: 40, k: 16 }, { T: 25, a: 30, b: 50 }, 0.02],
    [{ D: 25, k: 10 }, { T: 13, a: 18, b: 30 }, 0.02],
    [{ D: 100, k: 25 }, { T: 54, a: 80, b: 120 }, 0.02],
    [{ D: 50, k: 16 }, { T: 25, a: 30, b: 50 }, 0.02],
  ],
};

describe.each(Object.entries(KNOWN))('%s', (id, known) => {
  const document = JSON.parse(readFileSync(path.join(FOLDER, `${id}.json`), 'utf8')) as Calculator;

  test.each(known)('%j gives %j', (inputs, results, tolerance = 0.001) => {
    const entries = Object.fromEntries(
      document.inputs.map(({ id: name, unit }) => [name, { text: String(inputs[name]), unit }]),
    );
    const { values, inputs: read } = calculate(document, entries);
    expect(read.filter((one) => 'problem' in one)).toEqual([]);
    for (const [name, expected] of Object.entries(results))
      expect(
        Math.abs((values.get(name) as number) / expected - 1),
        `${name} = ${values.get(name)}`,
      ).toBeLessThanOrEqual(tolerance);
  });
});
