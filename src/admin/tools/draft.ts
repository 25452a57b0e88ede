import type { Data } from '@/api/paths';
import { latinName } from '@/lib/latin-name';
import { pinyin } from '@/lib/pinyin';
import type { OpenApiProblem, ReadOpenApi } from '../../../setting/tool/read-openapi';
import type { ConnectedTool, Operation } from '../../../setting/tool/tool';

export type ToolItem = Data<'listDomainTools'>['items'][number];

export interface DraftCall {
  operation: Operation;
  chosen: boolean;
  /** Why no form can make it. */
  problem?: OpenApiProblem;
}

/** A tool as it stands in the editor. */
export interface Draft extends Omit<ConnectedTool, 'v' | 'operations'> {
  /** Empty until it is saved for the first time. */
  id: string;
  calls: DraftCall[];
}

const EMPTY = { 'zh-CN': '', 'en-US': '' };
export const MOST_CALLS = 20;

export function draftOf(item?: ToolItem): Draft {
  if (!item) return { id: '', name: EMPTY, description: EMPTY, server: '', audience: 'organization', calls: [] };
  const { v: _, operations, ...tool } = item.tool;
  return { id: item.id, ...tool, calls: operations.map((operation) => ({ operation, chosen: true })) };
}

/** A description read into a draft. Its server is taken if it may be called; names that somebody wrote stay. */
export function withDescription(draft: Draft, read: ReadOpenApi, hosts: readonly string[]): Draft {
  const named = draft.name['en-US'] || draft.name['zh-CN'] ? draft.name : both(read.title);
  const below = hosts.some((host) => `${read.server}/`.startsWith(`${host.replace(/\/+$/, '')}/`));
  const { protocol: _, ...rest } = draft;
  return {
    ...rest,
    name: named,
    description: draft.description['en-US'] || draft.description['zh-CN'] ? draft.description : named,
    server: below ? read.server : draft.server || (hosts[0] ?? ''),
    calls: read.calls.map(({ operation, problem }, n) => ({
      operation,
      chosen: problem === undefined && n < MOST_CALLS,
      ...(problem && { problem }),
    })),
  };
}

const both = (text: string) => ({ 'zh-CN': text.slice(0, 160), 'en-US': text.slice(0, 160) });

export const toolOf = ({ id: _, calls, ...draft }: Draft): ConnectedTool => ({
  v: 1,
  ...draft,
  operations: calls.filter(({ chosen }) => chosen).map(({ operation }) => operation),
});

/** Whether every text that people see stands in every language. */
export function isWhole({ name, description, calls }: Draft): boolean {
  const texts = calls
    .filter(({ chosen }) => chosen)
    .flatMap(({ operation: { name: own, inputs, output } }) => [
      own,
      ...[...inputs, ...(output.columns ?? [])].map(({ label }) => label),
    ]);
  return [name, description, ...texts].every((words) => Object.values(words).every((text) => text.trim() !== ''));
}

/** An id from the name, and another number where it is taken. */
export function newId(name: string, taken: readonly string[]): string {
  const base = latinName(pinyin(name), 36).replace(/^[^a-z]+/, '') || 'tool';
  let id = base;
  for (let n = 2; taken.includes(id); n += 1) id = `${base}-${n}`;
  return id;
}
