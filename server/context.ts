import type { FastifyBaseLogger } from 'fastify';
import type { Answerer } from './answer/types';
import type { Config } from './config';
import type { RunEngine } from './runs/run-engine';
import type { SearchEngine } from './search/types';
import type { SettingsService } from './services/settings';
import type { Store } from './store/db';

/** What every route may use. main.ts makes it for real, tests/support/app.ts for tests. */
export interface Context {
  config: Config;
  store: Store;
  settings: SettingsService;
  search: SearchEngine;
  runs: RunEngine;
  answerer: Answerer;
  log: FastifyBaseLogger;
}
