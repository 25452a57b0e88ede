import type { Entries } from '../../../setting/assistant/calculator/calculate';

const MOST = 16;
const LONGEST = 60;

/** Values from the address, such as `?C=14.8 kN&n=1500`. The calculator ignores ids and units it does not know. */
export function readAddressValues(query: URLSearchParams): Entries {
  const found = [...query].slice(0, MOST).flatMap(([id, written]): [string, Entries[string]][] => {
    if (!/^[A-Za-z]\w{0,15}$/.test(id) || written.length > LONGEST) return [];
    const [text = '', unit = ''] = written.trim().split(/\s+(?=\S+$)/);
    return text === '' ? [] : [[id, { text, unit }]];
  });
  return Object.fromEntries(found);
}

/** The address that prefills these values. */
export function writeAddressValues(entries: Entries): URLSearchParams {
  const written = Object.entries(entries).map(([id, { text, unit }]) => [id, `${text} ${unit}`.trim()]);
  return new URLSearchParams(written as [string, string][]);
}
