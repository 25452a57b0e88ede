import type { ChatMessage } from '@/stream/chat-message';
import type { RunHandle, RunSnapshot } from '@/stream/run-handle';
import { type RunRegistry, runRegistry, useRun } from '@/stream/run-registry';
import { emptyRun } from '@/stream/run-state';

/** The run of an answer. A message saved without a run is shown as plain text. */
export function useAnswerRun(message: ChatMessage): ReturnType<typeof useRun> {
  return useRun(message.runId ?? message.id, message.events, message.runId ? runRegistry : textRegistry(message));
}

const registries = new WeakMap<ChatMessage, RunRegistry>();

function textRegistry(message: ChatMessage): RunRegistry {
  const known = registries.get(message);
  if (known) return known;
  const handle = textHandle(message);
  const registry: RunRegistry = { start: () => handle, open: () => handle };
  registries.set(message, registry);
  return registry;
}

function textHandle({ id, text }: ChatMessage): RunHandle {
  const block = { id: 'b1', type: 'text' as const, text, open: false };
  const snapshot: RunSnapshot = {
    state: { ...emptyRun, status: 'done', blocks: [block] },
    phase: 'ended',
    attempt: 0,
    stopping: false,
    failure: null,
  };
  return {
    id,
    snapshot: () => snapshot,
    subscribe: () => () => {},
    stop: async () => true,
    resume: () => {},
    giveUp: () => {},
    watched: () => false,
  };
}
