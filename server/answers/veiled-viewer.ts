import type { Viewer } from '../base/http/sse-viewer';
import type { RunEvent } from './runs/types';
import { toSse } from './runs/write-event';

const data = /^data: (.*)$/m;

/**
 * Wraps a viewer so that it gets every event through `veil`. The run must be replayed from its first event; events up
 * to `from` are not sent again.
 */
export function veiledViewer(viewer: Viewer, from: number, veil: (event: RunEvent) => RunEvent): Viewer {
  const seen = (frame: string): string => {
    const json = data.exec(frame)?.[1];
    if (json === undefined) return '';
    const event: RunEvent = JSON.parse(json);
    if (event.event === 'ping') return `${frame}\n\n`;
    const shown = veil(event);
    return shown.seq > from ? toSse({ seq: shown.seq, json: JSON.stringify(shown) }) : '';
  };
  return {
    ...viewer,
    send(text) {
      const sent = text.split('\n\n').map(seen).join('');
      if (sent) viewer.send(sent);
    },
  };
}
