import type { FastifyBaseLogger } from 'fastify';
import { environmentDefault, type LayeredSetting, mergeLayers, productDefault } from '../../setting/layers';
import type { Store } from '../base/database/db';
import { MAIN_DOMAIN } from '../base/http/access-domain';
import type { Config } from '../config';
import { createDomainCache } from './domain-cache';
import type { CheckSetting, SettingFault } from './setting-check';
import { readForwarding } from './store/domain-archive';
import { type NewRevision, publishRevision } from './store/publish-revision';
import { listDomains, readRevisions, SETTING_CHANNEL } from './store/settings';

export interface DomainSetting extends LayeredSetting {
  /** The access domain; `unknown` for a host without one. */
  domain: string;
  /** False if nothing was published for this host, so it gets the neutral default. */
  known: boolean;
  /** False if nobody has proved and published this host, so it gets no portal. Also true if the store is unavailable. */
  served: boolean;
  /** The domain that visitors of an archived one are sent to. */
  movedTo?: string | undefined;
  /** Id of the revision that is served; `default` for the neutral one. */
  revision: string;
  /** The whole answer of the settings call, written once: it is the call that every page begins with. */
  answer: string;
}

export type PublishResult = { id: string } | { faults: SettingFault[] };

export interface SettingsService {
  get(domain: string | undefined): Promise<DomainSetting>;
  domains(): Promise<string[]>;
  /** Checks and publishes; what does not validate is refused with its faults. */
  publish(revision: NewRevision): Promise<PublishResult>;
  close(): void;
}

interface Options {
  store: Store;
  config: Pick<Config, 'env'>;
  check: CheckSetting;
  log: FastifyBaseLogger;
}

/** How far back to look for a revision that validates. */
const revisionsAtOnce = 5;
const furthestBack = 50;

/** A domain's own setting over what this environment and the product say. */
export function composeSetting(
  env: Config['env'],
  { domain, body, revision }: { domain: string; body: Record<string, unknown>; revision: string },
): DomainSetting {
  const layered = mergeLayers({ ...body, accessDomain: domain }, environmentDefault(env), productDefault);
  const answer = JSON.stringify({ code: 200, msg: 'ok', data: layered.setting });
  return { ...layered, domain, known: true, served: true, revision, answer };
}

export async function createSettings({ store, config, check, log }: Options): Promise<SettingsService> {
  const reported = new Set<string>();

  const compose = (domain: string, body: Record<string, unknown>, revision: string): DomainSetting =>
    composeSetting(config.env, { domain, body, revision });
  const neutral = (domain: string, served: boolean): DomainSetting => ({
    ...compose(domain, {}, 'default'),
    known: false,
    served: served || domain === MAIN_DOMAIN,
  });

  function report(domain: string, revision: string, faults: SettingFault[]) {
    if (reported.has(revision)) return;
    reported.add(revision);
    log.error(
      { domain, revision, pointer: faults[0]?.pointer, reason: faults[0]?.reason, faults },
      'setting does not validate and is not served',
    );
  }

  /** The published revision, or the newest earlier one that validates, or the neutral default. */
  async function load(domain: string): Promise<DomainSetting> {
    let published = false;
    for (let offset = 0; offset < furthestBack; offset += revisionsAtOnce) {
      const revisions = await readRevisions(store.db, domain, revisionsAtOnce, offset);
      published ||= revisions.length > 0;
      for (const { id, body } of revisions) {
        const faults = check(body);
        if (faults.length === 0) return compose(domain, body, id);
        report(domain, id, faults);
      }
      if (revisions.length < revisionsAtOnce) break;
    }
    return published
      ? neutral(domain, true)
      : { ...neutral(domain, false), movedTo: await readForwarding(store.db, domain) };
  }

  const cache = createDomainCache({
    load,
    // The store is away: a neutral page is better than none, and it is not remembered.
    fallback: (domain, error) => {
      log.error({ domain, err: error }, 'settings could not be read');
      return neutral(domain, true);
    },
  });
  const unlisten = await store.listen(SETTING_CHANNEL, (domain) => cache.outdate(domain || undefined));
  const nobody = neutral('unknown', false);

  return {
    get: (domain) => (domain === undefined ? Promise.resolve(nobody) : cache.get(domain)),
    domains: () => listDomains(store.db),
    async publish(revision) {
      const faults = check(revision.body);
      if (revision.body.accessDomain !== revision.accessDomain) {
        faults.push({ pointer: '/accessDomain', reason: `must be '${revision.accessDomain}'` });
      }
      if (faults.length > 0) return { faults };
      const id = await publishRevision(store.db, revision);
      // This node need not wait for its own notification.
      cache.outdate(revision.accessDomain);
      return { id };
    },
    close: unlisten,
  };
}
