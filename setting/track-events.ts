/** What pages tell, and the only words that may go with each. `page`: the path of a page document. */
export const trackEvents = {
  visit: 'page',
  search: ['found', 'nothing'],
  asked: ['answer', 'research'],
  answered: ['cited', 'nothing', 'failed', 'stopped'],
  opened: ['document', 'source'],
  installed: [],
  'tenant-switch': [],
  'create-or-join': [],
} as const satisfies Record<string, 'page' | readonly string[]>;

export type TrackName = keyof typeof trackEvents;

export const isTrackName = (name: string): name is TrackName => Object.hasOwn(trackEvents, name);

/** Groups with fewer visitors on a day are hidden. */
export const HIDDEN_UNDER = 5;

/** Most events of one message, and its size in bytes. */
export const TRACK_LIMITS = { events: 20, bytes: 8 * 1024 } as const;
