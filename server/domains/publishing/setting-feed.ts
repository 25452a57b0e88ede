import type { Store } from '../../base/database/db';
import type { SettingsService } from '../settings';
import { TALK_CHANNEL } from '../store/draft-comments';
import { SETTING_CHANNEL } from '../store/settings';

interface FeedViewer {
  send(text: string): void;
  drop(): void;
}

interface Options {
  store: Store;
  settings: SettingsService;
  heartbeatMs?: number;
}

/** What was said is asked for anew, by whoever may read it. */
const talkFrame = 'event: comments\ndata: {}\n\n';

/** Tells open portals that their domain has a new setting, and the workbench what was said about drafts. All of them share one listener and one timer; each costs a socket. */
export async function createSettingFeed({ store, settings, heartbeatMs = 15_000 }: Options) {
  const viewers = new Map<string, Set<FeedViewer>>();
  /** Those of the workbench; visitors do not hear of drafts. */
  const editors = new WeakSet<FeedViewer>();

  async function frameOf(domain: string): Promise<string> {
    const { revision } = await settings.get(domain);
    return `id: ${revision}\nevent: setting\ndata: ${JSON.stringify({ revision })}\n\n`;
  }

  async function tell(domain: string) {
    const open = viewers.get(domain);
    if (!open) return;
    const frame = await frameOf(domain);
    for (const viewer of open) viewer.send(frame);
  }

  const unlisten = await store.listen(SETTING_CHANNEL, (domain) => {
    // Without a name the connection was lost for a while: what was missed is told now, and whoever knows it already ignores it.
    for (const one of domain ? [domain] : viewers.keys()) void tell(one);
  });
  const unlistenTalk = await store.listen(TALK_CHANNEL, (domain) => {
    for (const one of domain ? [domain] : viewers.keys())
      for (const viewer of viewers.get(one) ?? []) if (editors.has(viewer)) viewer.send(talkFrame);
  });
  const timer = setInterval(() => {
    for (const open of viewers.values()) for (const viewer of open) viewer.send(': alive\n\n');
  }, heartbeatMs).unref();

  return {
    /** The first event says what is published now, so that nothing published before the connection is missed. */
    async watch(domain: string, viewer: FeedViewer, { drafts = false } = {}): Promise<() => void> {
      if (drafts) editors.add(viewer);
      const open = viewers.get(domain) ?? new Set();
      viewers.set(domain, open.add(viewer));
      const leave = () => {
        open.delete(viewer);
        if (open.size === 0 && viewers.get(domain) === open) viewers.delete(domain);
      };
      viewer.send(`retry: 3000\n${await frameOf(domain)}`);
      return leave;
    },
    count: () => [...viewers.values()].reduce((sum, open) => sum + open.size, 0),
    close() {
      clearInterval(timer);
      unlisten();
      unlistenTalk();
      for (const open of viewers.values()) for (const viewer of open) viewer.drop();
    },
  };
}

export type SettingFeed = Awaited<ReturnType<typeof createSettingFeed>>;
