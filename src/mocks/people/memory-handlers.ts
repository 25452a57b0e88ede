import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { message } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from './people-state';
import { whoAsks } from './who-asks';

type Memory = Data<'getMemory'>;

let on = false;
let entries: Memory['entries'] = [];
let made = 0;

export function resetMemory(): void {
  on = false;
  entries = [];
}

const OFF = message('answers:memory.off');

/** The sample person's memory, for as long as the page is open. */
export const memoryHandlers = (): RequestHandler[] => [
  mockOperation('getMemory', ({ request, locale }) =>
    withPeople((people) => {
      whoAsks(people, request, locale);
      return { on, entries };
    }),
  ),
  mockOperation('switchMemory', ({ arg }) => {
    on = arg.on;
    return null;
  }),
  mockOperation('addMemory', ({ arg, locale }) => {
    if (!on) throw new Refusal(409, OFF[locale]);
    const at = new Date().toISOString();
    const { text, measured } = arg;
    const entry = {
      ...{ id: `m-${++made}`, text, createdAt: at, updatedAt: at },
      ...(measured ? { measured, origin: 'record' as const } : { origin: 'typed' as const }),
    };
    entries = [entry, ...entries];
    return entry;
  }),
  mockOperation('changeMemory', ({ arg, locale }) => {
    const entry = entries.find(({ id }) => id === arg.id);
    if (!entry) throw new Refusal(404, OFF[locale]);
    const changed = { ...entry, text: arg.text, updatedAt: new Date().toISOString() };
    entries = entries.map((one) => (one === entry ? changed : one));
    return changed;
  }),
  mockOperation('removeMemory', ({ arg }) => {
    entries = entries.filter(({ id }) => id !== arg.id);
    return null;
  }),
  mockOperation('clearMemory', () => {
    const removed = entries.length;
    entries = [];
    return { removed };
  }),
];
