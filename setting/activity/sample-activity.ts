import type { ActivityDocument } from './activity-document';

/** An activity of the samples: its windows are counted from when it is loaded, so that samples never run out. */
export interface SampleActivity {
  domains: string[];
  /** Hours from now. */
  hours: Record<'visible' | 'open' | 'close', number> & { draw?: number; claimUntil?: number };
  document: Omit<ActivityDocument, 'windows'>;
}

export function datedActivity({ hours, document }: SampleActivity, now: Date): ActivityDocument {
  const hour = 3_600_000;
  // Whole hours look like what somebody would have written.
  const start = Math.floor(now.getTime() / hour) * hour;
  const at = (count: number) => new Date(start + count * hour).toISOString();
  const { visible, open, close, draw, claimUntil } = hours;
  const { v, id, kind, title, summary, organizer, ...rest } = document;
  return {
    ...{ v, id, kind, title, summary, organizer },
    windows: {
      ...{ visible: at(visible), open: at(open), close: at(close) },
      ...(draw !== undefined && { draw: at(draw) }),
      ...(claimUntil !== undefined && { claimUntil: at(claimUntil) }),
    },
    ...rest,
  };
}
