import type { FastifyBaseLogger } from 'fastify';
import type { LetterWriter } from './accounts/senders/letter';
import type { Beacon } from './activities/beacon/open-beacon';
import type { Answerer } from './answers/answerer/types';
import type { RunEngine } from './answers/runs/run-engine';
import type { Assistants } from './assistants/assistants';
import type { Store } from './base/database/db';
import type { Sealer } from './base/database/sealer';
import type { FileReader } from './base/http/file-reader';
import type { Jobs } from './base/jobs/open-jobs';
import type { Models } from './base/model-server/open-models';
import type { Outgoing } from './base/outgoing/create-outgoing';
import type { Config } from './config';
import type { Report } from './domains/publishing/report';
import type { SettingFeed } from './domains/publishing/setting-feed';
import type { SettingsService } from './domains/settings';
import type { Services } from './gateway/open-services';
import type { DocumentOpened } from './knowledge/document-opened';
import type { KindFinders } from './knowledge/find-kinds';
import type { SearchEngine } from './knowledge/search/types';
import type { VerifiedAnswers } from './knowledge/verified';
import type { Ocr } from './pictures/ocr/open-ocr';
import type { Tools } from './tools/open-tools';

/** What every route may use. main.ts builds the real one, tests/support/app.ts the one for tests. */
export interface Context {
  config: Config;
  store: Store;
  /** Encrypts secrets that must be readable later. */
  sealer: Sealer;
  settings: SettingsService;
  /** Checks a setting as publishing does. */
  report: Report;
  /** Tells open portals about new settings. */
  feed: SettingFeed;
  search: SearchEngine;
  /** Finds what the search over everything knows, by kind. */
  kinds: KindFinders;
  runs: RunEngine;
  answerer: Answerer;
  /** The shipped assistants, checks and formulas. */
  assistants: Assistants;
  /** Reads text in pictures. */
  ocr: Ocr;
  /** The model servers, and who of them is asked. */
  models: Models;
  /** Runs what happens later. */
  jobs: Jobs;
  /** Outgoing requests to addresses named by people or settings. */
  outgoing: Outgoing;
  /** The services behind the portal, and who answers which call. */
  services: Services;
  /** Public random numbers for draws. */
  beacon: Beacon;
  /** Calls of other systems. */
  tools: Tools;
  /** Answers of people that somebody vouches for. */
  verified: VerifiedAnswers;
  /** Who reads an uploaded file, beside who uploaded it: rooms that show files to others add their rule. */
  fileReaders: FileReader[];
  /** Told of each document that somebody opens: rooms that keep a record of it add theirs. */
  documentOpened: DocumentOpened[];
  /** Who writes a mail when it is sent, by the name in the outbox: rooms that send letters add theirs. */
  letters: Map<string, LetterWriter>;
  log: FastifyBaseLogger;
}
