import type { Locale } from '../../../generated/locales';
import type { UpgradeBlock } from '../../../setting/rehearse';
import type { Store } from '../../base/database/db';
import type { Report } from '../../domains/publishing/report';
import type { DrawPages } from './rehearsal/draw-pages';

export interface Options {
  json: boolean;
  domain?: string;
  message?: string;
  base?: string;
  author: string;
  /** Of findings and of the report. */
  lang: Locale;
  at?: string;
  output?: string;
  stage?: string;
  /** Address of the running portal, for pictures of before. */
  before?: string;
}

export interface Call {
  names: string[];
  options: Options;
  /** Opened when first asked for: files are checked and compared without any database. */
  store(): Promise<Store>;
  report: Report;
  upgradeBlock: UpgradeBlock;
  /** Draws the pages that a release changes; says why when there is nothing to draw with. */
  draw: DrawPages;
}

/** The result of a command: `lines` for people, `data` for programs. */
export interface Outcome {
  code: 0 | 1 | 3;
  data: unknown;
  lines: string[];
}

export type Command = (call: Call) => Promise<Outcome>;

/** Wrong usage: exit code 2, with the reason. */
export class WrongCall extends Error {}
