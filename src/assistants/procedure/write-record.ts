import type { Translate } from '@/i18n/translate';
import { type LocalizedText, localize } from '@/lib/localize';
import type { Procedure, ProcedureState } from '../../../setting/assistant/procedure/state';
import type { Standing } from '../../../setting/assistant/procedure/step';
import type { Said } from './answer-words';

interface Recorded {
  document: Procedure;
  said: readonly Said[];
  stands: Standing;
  state: ProcedureState;
  locale: string;
  t: Translate<'guided'>;
}

/** The record of a check as Markdown: what was answered, what was found, what was done, what it rests on. */
export function writeRecord({ document, said, stands, state, locale, t }: Recorded): string {
  const say = (text: LocalizedText) => localize(text, locale);
  const { end } = stands;
  const found = end?.kind === 'node' ? end.node : end?.kind === 'candidates' ? stands.candidates[0]?.fault : undefined;
  const lines = [`# ${say(document.title)}`, '', `## ${t('procedure.answers', { count: said.length })}`, ''];
  said.forEach(({ question, answer }, n) => {
    lines.push(`${n + 1}. ${question} **${answer.replaceAll(/[*\n]/g, ' ')}**`);
  });
  if (found) {
    const unsure = end?.kind === 'candidates' && !end.sure;
    const handover = end?.kind === 'node' && end.node.kind === 'handover';
    const head = handover ? t('procedure.handover') : unsure ? t('procedure.likeliest') : t('procedure.cause');
    const title = 'text' in found ? (found.cause ?? found.text) : found.cause;
    lines.push('', `## ${head}`, '', say(title), '');
    (found.actions ?? []).forEach((action, n) => {
      lines.push(`- [${state.ticked.includes(n) ? 'x' : ' '}] ${say(action)}`);
    });
    if (found.parts) lines.push('', `${t('procedure.parts')}: ${found.parts.map(say).join(' · ')}`);
    lines.push('', `## ${t('evidence.basis')}`, '');
    for (const { section, quote } of found.evidence) lines.push(`> ${say(quote)}`, `> — ${say(section)}`, '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
