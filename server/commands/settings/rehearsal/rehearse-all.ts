import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../../setting/finding';
import { type JsonObject, own } from '../../../../setting/json-value';
import { stepsOf } from '../../../../setting/pointer';
import { rehearse } from '../../../../setting/rehearse';
import { message } from '../../../base/messages/message';
import { version } from '../../../base/package-root';
import { listDomains } from '../../../domains/store/settings';
import { type Checked, outcomeOf } from '../checks';
import { type Call, type Command, WrongCall } from '../command';
import { readTarget } from '../read-target';
import type { DrawnPage } from './draw-pages';
import { runningPortal } from './running-portal';
import { writeReport } from './write-report';

interface Rehearsed extends Checked {
  migrated: number;
  domain: string;
  stored: JsonObject;
  /** Pages with a block that is brought up to date, or cannot be. */
  paths: string[];
}

/** Every stored domain (or the ones named) through the migrations and checks of this build: what a release would do to them. */
export const rehearseAll: Command = async (call) => {
  const names = call.names.length > 0 ? call.names : await listDomains((await call.store()).db);
  const rehearsed: Rehearsed[] = [];
  for (const name of names) {
    const { setting } = await readTarget(name, call);
    const { setting: today, migrated, findings } = rehearse(setting, call.upgradeBlock);
    const domain = own(setting, 'accessDomain');
    rehearsed.push({
      name,
      domain: typeof domain === 'string' ? domain : name,
      stored: setting,
      migrated,
      paths: pathsOf(findings),
      findings: [...findings, ...(await call.report(today))],
    });
  }
  const { output, lang } = call.options;
  const outcome = outcomeOf(
    rehearsed.map(({ name, migrated, findings }) => ({ name, migrated, findings })),
    lang,
  );
  if (!output) return outcome;
  const { file, note } = await report(call, output, rehearsed);
  return { ...outcome, lines: [...outcome.lines, ...note, `${message('commands:rehearsal.wrote')[lang]} ${file}`] };
};

const pathsOf = (findings: readonly Finding[]) => [
  ...new Set(findings.map(({ pointer }) => stepsOf(pointer)[1] ?? '/')),
];

async function report(call: Call, output: string, rehearsed: readonly Rehearsed[]) {
  const before = call.options.before ?? (await runningPortal());
  if (before && !URL.canParse(before))
    throw new WrongCall(`--before ${before} is no address such as http://localhost:8080`);
  const wishes = rehearsed
    .map(({ domain, stored, paths }) => ({
      domain,
      setting: stored,
      paths: paths.filter((path) => !path.includes(':')),
    }))
    .filter(({ paths }) => paths.length > 0);
  const { pages, problem } =
    wishes.length > 0 ? await call.draw(wishes, before) : { pages: new Map<string, DrawnPage[]>() };
  const { lang } = call.options;
  const note = [
    ...(problem ? [`${message('commands:rehearsal.noPictures')[lang]} ${problem}`] : []),
    ...(wishes.length > 0 && !problem && !before ? [message('commands:rehearsal.noneOfBefore')[lang]] : []),
  ];
  mkdirSync(output, { recursive: true });
  const domains = rehearsed.map(({ name, domain, migrated, findings, paths }) => ({
    name,
    migrated,
    findings,
    paths,
    pages: pages.get(domain) ?? [],
  }));
  const html = await writeReport({ output, version, notes: note, domains, lang: call.options.lang });
  const file = join(output, 'index.html');
  writeFileSync(file, html);
  return { file, note };
}
