import type { RunStep } from './types';

/** Collects the answer's text from its events, for the message and the search in the history. */
export function createTextLog() {
  const blocks = new Map<string, string>();
  return {
    add({ event, data }: RunStep) {
      if (event === 'block_open' && data.type !== 'outline' && data.type !== 'suggestion' && !blocks.has(data.id)) {
        blocks.set(data.id, '');
      } else if (event === 'block_patch' && blocks.has(data.id)) {
        blocks.set(data.id, (data.clear ? '' : (blocks.get(data.id) ?? '')) + (data.append ?? ''));
      }
    },
    text(): string {
      return [...blocks.values()]
        .map((text) => text.trim())
        .filter(Boolean)
        .join('\n\n');
    },
  };
}
