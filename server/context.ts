import type { FastifyBaseLogger } from 'fastify';
import type { Answerer } from './answer/types';
import type { Jobs } from './base/jobs/open-jobs';
import type { Config } from './config';
import type { Ocr } from './ocr/open-ocr';
import type { Outgoing } from './outgoing/create-outgoing';
import type { PostOffice } from './people/senders/post-office';
import type { RunEngine } from './runs/run-engine';
import type { SearchEngine } from './search/types';
import type { Report } from './services/life-cycle/report';
import type { SettingFeed } from './services/life-cycle/setting-feed';
import type { SettingsService } from './services/settings';
import type { Store } from './store/db';
import type { Sealer } from './store/sealer';

/** What every route may use. main.ts makes it for real, tests/support/app.ts for tests. */
export interface Context {
  config: Config;
  store: Store;
  /** Seals secrets that have to be read again. */
  sealer: Sealer;
  settings: SettingsService;
  /** Checks a setting as publishing does. */
  report: Report;
  /** Tells open portals about new settings. */
  feed: SettingFeed;
  search: SearchEngine;
  runs: RunEngine;
  answerer: Answerer;
  /** Reads text in pictures. */
  ocr: Ocr;
  /** Carries codes to people. */
  post: PostOffice;
  /** Runs what happens later. */
  jobs: Jobs;
  /** The way out to addresses that people or settings name. */
  outgoing: Outgoing;
  log: FastifyBaseLogger;
}
