import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../generated/api';
import type { Tables } from '../../base/database/tables';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { addMemory, isMemoryOn, listMemory, type MemoryKey, type MemoryRow, type NewMemory } from '../store/memory';

export const MEMORY_LIMITS = { entries: 100, chars: 500 };

/** Keeps what a person asked to have remembered. The same words twice are one entry. */
export async function remember(db: Kysely<Tables>, key: MemoryKey, entry: Omit<NewMemory, 'id'>): Promise<MemoryRow> {
  if (!(await isMemoryOn(db, key))) throw conflict(message('answers:memory.off'));
  const known = await listMemory(db, key);
  const same = known.find(({ text, machine }) => text === entry.text && machine === (entry.measured?.machine ?? null));
  if (same) return same;
  if (known.length >= MEMORY_LIMITS.entries)
    throw conflict(message('answers:memory.full', { most: MEMORY_LIMITS.entries }));
  return addMemory(db, key, { ...entry, id: randomUUID() });
}

export const presentMemory = (row: MemoryRow): components['schemas']['MemoryEntry'] => ({
  id: row.id,
  text: row.text,
  origin: row.origin,
  ...(row.chatId && { chatId: row.chatId }),
  ...(row.machine !== null &&
    row.value !== null &&
    row.unit !== null && { measured: { machine: row.machine, value: row.value, unit: row.unit } }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
