import { parseArgs } from 'node:util';
import { maskAccount } from '../../setting/person/mask-account';
import { operatorCommands } from '../accounts/operators/operator-commands';
import { type AuditAction, addAudit } from '../base/database/audit';
import { inTransaction, type Say } from './run-command';

const usage = `npm run operator -- <command>
  add <name> [--organization <tenant id>]   adds an operator; without an organization, of the whole installation
  grant <phone or email> --name <name> [--organization <tenant id>]   gives the role to an existing account
  reset <name>                              sets a new password and ends all sessions
  reset-factor <name, phone or email>       removes a lost second factor and ends all sessions
  list                                      all operators
  remove <name>                             ends sessions at once; drafts and history stay
  disable-person <phone, email, name or id> [--reason <why>]   signs the person out and blocks sign-in
  enable-person <phone, email, name or id>
  disable-organization <id or link name> [--reason <why>]      nobody can act for it; its portal stays open
  enable-organization <id or link name>
Passwords are generated here and printed once.`;

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
export async function main(args: string[], say: Say = console.log): Promise<number> {
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
  const { organization, name: as, reason } = read.values;
  return inTransaction('operator', say, async (db, tell) => {
    const fine = await command({ db }, { name, organization, as, reason, say: tell });
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
