const OPEN = '<think>';
const CLOSE = '</think>';

/** Removes the reasoning that some servers send as text between tags before the answer. */
export function createThinkFilter(): (chunk: string) => string {
  let state: 'start' | 'thinking' | 'answer' = 'start';
  let held = '';
  return (chunk) => {
    if (state === 'answer') return chunk;
    held += chunk;
    if (state === 'start') {
      const text = held.trimStart();
      if (OPEN.startsWith(text.slice(0, OPEN.length)) && text.length < OPEN.length) return '';
      state = text.startsWith(OPEN) ? 'thinking' : 'answer';
      if (state === 'answer') return held;
    }
    const end = held.indexOf(CLOSE);
    if (end < 0) {
      held = held.slice(-CLOSE.length);
      return '';
    }
    state = 'answer';
    return held.slice(end + CLOSE.length).trimStart();
  };
}
