import { parseArgs } from 'node:util';
import { maskAccount } from '../accounts/account';
import { operatorCommands } from '../accounts/operators/operator-commands';
import { type AuditAction, addAudit } from '../base/database/audit';
import { openCommandStore } from '../base/database/command-store';
import { DataFolderBusy } from '../base/database/embedded/data-lock';
import { ConfigError, loadConfig } from '../config';

const usage = `npm run operator -- <command>
  add <name> [--organization <tenant id>]   a new operator; without an organization, of the whole installation
  grant <phone or email> --name <name> [--organization <tenant id>]   a person who has an account becomes one
  reset <name>                              a new password; who is signed in with the old one is signed out
  reset-factor <name, phone or email>       no second factor any more, for who lost theirs; signed out everywhere
  list                                      everybody
  remove <name>                             sessions end at once, drafts and history stay
  disable-person <phone, email, name or id> [--reason <why>]   signed out at once, cannot sign in
  enable-person <phone, email, name or id>
  disable-organization <id or link name> [--reason <why>]      nobody acts for it; its portal stays
  enable-organization <id or link name>
Passwords are made here and printed once.`;

/** How the audit log calls it; who only reads the list changes nothing. */
const told: Record<string, AuditAction | undefined> = {
  add: 'operator-added',
  grant: 'operator-granted',
  reset: 'operator-reset',
  'reset-factor': 'factor-reset',
  remove: 'operator-removed',
  'disable-person': 'person-disabled',
  'enable-person': 'person-enabled',
  'disable-organization': 'organization-disabled',
  'enable-organization': 'organization-enabled',
};

/** The `npm run operator` command. */
export async function main(args: string[], say: (line: string) => void = console.log): Promise<number> {
  const read = readArguments(args);
  const [asked = '', ...names] = read?.positionals ?? [];
  const [name = ''] = names;
  // `add lin yue` would make an operator called lin.
  const fits = Object.hasOwn(operatorCommands, asked) && names.length === (asked === 'list' ? 0 : 1);
  const command = fits ? operatorCommands[asked] : undefined;
  if (!read || !command) {
    say(usage);
    return 2;
  }
  try {
    const { store, close } = await openCommandStore(loadConfig(process.env), 'operator');
    try {
      const { organization, name: as, reason } = read.values;
      const lines: string[] = [];
      const done = await store.db.transaction().execute(async (db) => {
        const fine = await command({ db }, { name, organization, as, reason, say: (line) => lines.push(line) });
        const action = told[asked];
        if (fine && action)
          await addAudit(db, {
            who: 'console',
            action,
            organization,
            target: action.startsWith('person-') ? maskAccount(name) : (as ?? name),
            message: reason,
          });
        return fine;
      });
      // A password is said once it holds.
      for (const line of lines) say(line);
      return done ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DataFolderBusy)) throw error;
    say(error.message);
    return 1;
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { organization: { type: 'string' }, name: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}
