import { parseArgs } from 'node:util';
import { appointExpert, dismissExpert, listExperts } from '../community';
import { findOwner } from '../domains/publishing/domain-access';
import { inTransaction, type Say } from './run-command';

const usage = `npm run experts -- <command> --domain <domain>
  appoint <phone, email or name> --tag <tag> | --board <id>   the person vouches for answers there, and is told of questions
  dismiss <phone, email or name> --tag <tag> | --board <id>
  list                                                        who they are`;

/** The `npm run experts` command. */
export async function main(args: string[], say: Say = console.log): Promise<number> {
  const read = readArguments(args);
  if (!read) {
    say(usage);
    return 2;
  }
  const [command = '', ...names] = read.positionals;
  const { domain = '', tag, board } = read.values;
  const [account = ''] = names;
  const target = tag ?? board ?? '';
  const isList = command === 'list' && names.length === 0;
  const isOne = (command === 'appoint' || command === 'dismiss') && names.length === 1;
  const isChange = isOne && (tag === undefined) !== (board === undefined) && target !== '';
  if (domain === '' || !(isList || isChange)) {
    say(usage);
    return 2;
  }
  return inTransaction('experts', say, async (db, tell) => {
    if ((await findOwner({ db }, domain)) === undefined) {
      tell(`There is no published domain ${domain}.`);
      return false;
    }
    if (isList) {
      const all = await listExperts(db, domain);
      for (const { name, kind, target: of } of all) tell(`${name}: ${kind} ${of}`);
      if (all.length === 0) tell(`${domain} has no experts.`);
      return true;
    }
    const place = { domain, account, kind: tag === undefined ? ('board' as const) : ('tag' as const), target };
    const done = command === 'appoint' ? await appointExpert(db, place) : await dismissExpert(db, place);
    tell(done ? 'Done.' : `${account} has no account here, or nothing would change.`);
    return done;
  });
}

const text = { type: 'string' } as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { domain: text, tag: text, board: text } });
  } catch {
    return undefined;
  }
}
