import { parseArgs } from 'node:util';
import { LOCALES } from '../../../generated/locales';
import type { UpgradeBlock } from '../../../setting/rehearse';
import { loadContract } from '../../base/contract/document';
import { type CommandStore, openCommandStore } from '../../base/database/command-store';
import { DataFolderBusy } from '../../base/database/embedded/data-lock';
import { ConfigError, loadConfig } from '../../config';
import { createReport } from '../../domains/publishing/report';
import { exportSetting, importSetting, publish, rollback } from './changes';
import { diff, validate } from './checks';
import { type Call, type Command, type Options, type Outcome, WrongCall } from './command';
import { list } from './list';
import { type DrawPages, drawPages } from './rehearsal/draw-pages';
import { rehearseAll } from './rehearsal/rehearse-all';

const usage = `npm run settings -- <command> [--json]
  list                                               every domain: revision, errors, warnings
  validate <file|domain>…                            check against this build's schemas
  diff <a> <b>                                       compare two of: file, domain, domain@revision
  export <domain[@revision]> [--output <file>]
  import <file> --domain <domain> [--stage <operator>]   dry run; --stage saves it as that operator's draft
  publish <file> --message <why> [--domain <domain>] [--base <revision>] [--at <time>] [--author <name>]
  rollback <domain> <revision> --message <why> [--base <revision>] [--author <name>]
  rehearse [<file|domain>…] [--output <folder>] [--before <address>]
                                                     what this build does to every stored setting, without changing any; --output writes a
                                                     report with screenshots of the pages that change; those from before come from the running portal (or --before)
--lang zh-CN: findings and report in Chinese.
Exit codes: 0 done, no errors, no differences; 1 refused, errors or differences; 2 wrong usage; 3 something else was published since --base.`;

const commands: Record<string, Command | undefined> = {
  list,
  validate,
  diff,
  export: exportSetting,
  import: importSetting,
  publish,
  rollback,
  rehearse: rehearseAll,
};

/** Of two files behind `publish` the second would be passed over without a word. */
const mostNames: Record<string, number | undefined> = {
  list: 0,
  diff: 2,
  export: 1,
  import: 1,
  publish: 1,
  rollback: 2,
};
const mostDomains = 10_000;

function commandOf([name = '', ...rest]: string[]): Command | undefined {
  if (!Object.hasOwn(commands, name) || rest.length > (mostNames[name] ?? mostDomains)) return undefined;
  return commands[name];
}

interface Parts {
  upgradeBlock: UpgradeBlock;
  say: (line: string) => void;
  /** Replaces the configured store. */
  open?: (readOnly: boolean) => Promise<CommandStore>;
  /** Replaces Chromium. */
  draw?: DrawPages;
}

export async function runSettings(
  args: string[],
  { upgradeBlock, say, open = openConfigured, draw = drawPages }: Parts,
): Promise<number> {
  const read = readArguments(args);
  const command = read && commandOf(read.names);
  if (!read || !command) {
    say(usage);
    return 2;
  }
  let opened: Promise<CommandStore> | undefined;
  const store = async () => {
    opened ??= open(!changes(read));
    return (await opened).store;
  };
  // Files are checked without a database unless a command opens one.
  const report: Call['report'] = async (body) =>
    createReport({ contract: loadContract(), store: opened && (await opened).store, upgradeBlock })(body);
  try {
    const names = read.names.slice(1);
    const outcome = await command({ names, options: read.options, store, report, upgradeBlock, draw });
    for (const line of linesOf(outcome, read.options)) say(line);
    return outcome.code;
  } catch (error) {
    if (isEarlierVersion(error)) {
      say(read.options.json ? JSON.stringify({ error: earlierVersion }) : earlierVersion);
      return 2;
    }
    if (!(error instanceof WrongCall || error instanceof ConfigError || error instanceof DataFolderBusy)) throw error;
    say(read.options.json ? JSON.stringify({ error: error.message }) : error.message);
    return 2;
  } finally {
    // If opening failed, the reason has been reported already.
    await opened?.then(
      (one) => one.close(),
      () => {},
    );
  }
}

const openConfigured = (readOnly: boolean) => openCommandStore(loadConfig(process.env), 'settings', { readOnly });

/** All others leave everything as it is, also the tables of an earlier version. */
const changes = ({ names: [command], options }: { names: string[]; options: Options }) =>
  command === 'publish' || command === 'rollback' || (command === 'import' && options.stage !== undefined);

/** A part of this version does not exist yet. */
const isEarlierVersion = (error: unknown) => /^42(P01|703)$/.test((error as { code?: string }).code ?? '');
const earlierVersion =
  'The database has not been migrated to this version, and this command migrates nothing. Start this version on it first; before an upgrade, use a restored backup (DATABASE_URL).';

const linesOf = ({ data, lines }: Outcome, { json }: Options) => (json ? [JSON.stringify(data, null, 2)] : lines);

function readArguments(args: string[]): { names: string[]; options: Options } | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        author: { type: 'string', default: 'console' },
        lang: { type: 'string', default: 'en-US' },
        ...{ domain: text, message: text, base: text, at: text, output: text, stage: text, before: text },
      },
    });
    const lang = LOCALES.find((one) => one === values.lang);
    return lang && { names: positionals, options: { ...values, lang } };
  } catch {
    return undefined;
  }
}
