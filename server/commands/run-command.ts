import type { Transaction } from 'kysely';
import { openCommandStore } from '../base/database/command-store';
import { DataFolderBusy } from '../base/database/embedded/data-lock';
import type { Tables } from '../base/database/tables';
import { ConfigError, loadConfig } from '../config';

export type Say = (line: string) => void;

/** A fault that a person can fix is reported in one sentence, with exit code 1. */
export async function orSayWhy(say: Say, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DataFolderBusy)) throw error;
    say(error.message);
    return 1;
  }
}

type Work = (trx: Transaction<Tables>, say: Say) => Promise<boolean>;

/** A command on the configured database, in one transaction. Its output, such as a password, is printed after the commit. */
export const inTransaction = (role: string, say: Say, work: Work): Promise<number> =>
  orSayWhy(say, async () => {
    const { store, close } = await openCommandStore(loadConfig(process.env), role);
    try {
      const lines: string[] = [];
      const done = await store.db.transaction().execute((trx) => work(trx, (line) => lines.push(line)));
      for (const line of lines) say(line);
      return done ? 0 : 1;
    } finally {
      await close();
    }
  });
