import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { LOCALES } from '../../../generated/locales';
import {
  type Move,
  type Node,
  type Procedure,
  type ProcedureState,
  START,
} from '../../../setting/assistant/procedure/state';
import { type Standing, standing, step } from '../../../setting/assistant/procedure/step';
import { openCauses } from '../../../setting/assistant/procedure/tree';
import { useAssistantStyles } from '../assistant-styles';
import { EvidenceList } from '../evidence/EvidenceList';
import { RecordBar } from '../record/RecordBar';
import { answerWords } from './answer-words';
import { Candidates } from './Candidates';
import { Question } from './Question';
import { Result } from './Result';
import { writeRecord } from './write-record';

interface Props {
  document: Procedure;
  /** Where the run stands; without it the component keeps that itself. */
  state?: ProcedureState;
  onChange?: (state: ProcedureState) => void;
  /** The way to ask a question in these words. */
  ask?: (words: string) => string;
}

/** A guided check: rules first, then one question at a time, at the end the cause and a record. */
export function ProcedureRun({ document, state, onChange, ask }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t, i18n } = useTranslation('guided');
  const [own, setOwn] = useState(START);
  const [moved, setMoved] = useState(false);
  const now = state ?? own;
  const stands = standing(document, now);
  const open = document.kind === 'tree' ? openCauses(document, now.answers) : [];
  const make = (made: Move) => {
    const next = step(document, now, made);
    setOwn(next);
    setMoved(true);
    onChange?.(next);
  };
  const words = {
    notKnown: document.kind === 'checklist' ? t('procedure.skipped') : t('procedure.notKnown'),
    done: t('procedure.done'),
    yes: t('procedure.yes'),
    no: t('procedure.no'),
  };
  const said = stands.passed.map((answer) => answerWords(document, answer, i18n.language, words));
  const record = () => writeRecord({ document, said, stands, state: now, locale: i18n.language, t });
  return (
    <div className={styles.root}>
      {stands.safety.length > 0 && (
        <SafetyCallout
          key={stands.safety[0]?.id}
          safety={stands.safety}
          focus={moved}
          onRead={(ids) => make({ kind: 'acknowledge', ids })}
        />
      )}
      {stands.asked && (
        <Question
          key={stands.asked.id}
          procedure={document}
          asked={stands.asked}
          focus={moved}
          ask={ask}
          onAnswer={(value) => stands.asked && make({ kind: 'answer', at: stands.asked.id, value })}
        />
      )}
      <Ending stands={stands} open={open} state={now} focus={moved} make={make} />
      {stands.end && <RecordBar name={document.id} markdown={record} />}
      {stands.candidates.length > 0 && <Candidates candidates={stands.candidates} />}
      {said.length > 0 && (
        <section className={mergeClasses(styles.card, styles.stack)}>
          <div>
            <Heading level={3} className={styles.small}>
              {t('procedure.answers', { count: said.length })}
            </Heading>
            <ol className={styles.list}>
              {said.map(({ at, question, answer }) => (
                <li key={at}>
                  {question}
                  <div className={styles.row}>
                    <strong>{answer}</strong>
                    <PlainButton
                      look="quiet"
                      className={styles.screenOnly}
                      aria-label={t('procedure.changeOf', { question })}
                      onClick={() => make({ kind: 'back', to: at })}
                    >
                      {t('procedure.change')}
                    </PlainButton>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.screenOnly}>
            <PlainButton onClick={() => make({ kind: 'restart' })}>{t('procedure.restart')}</PlainButton>
          </div>
        </section>
      )}
    </div>
  );
}

interface SafetyProps {
  safety: Standing['safety'];
  focus: boolean;
  onRead: (ids: string[]) => void;
}

function SafetyCallout({ safety, focus, onRead }: SafetyProps) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className={mergeClasses(styles.card, styles.callout, styles.stack)}>
      <Heading level={3} ref={heading} tabIndex={-1} className={styles.title}>
        {t('procedure.safety')}
      </Heading>
      <ul className={styles.list}>
        {safety.map(({ id, text }) => (
          <li key={id}>{say(text)}</li>
        ))}
      </ul>
      <EvidenceList evidence={safety.flatMap(({ evidence }) => evidence)} summary={t('evidence.basis')} />
      <div>
        <PlainButton look="primary" className={styles.choice} onClick={() => onRead(safety.map(({ id }) => id))}>
          {t('procedure.acknowledge')}
        </PlainButton>
      </div>
    </section>
  );
}

/** A check that ends without a cause still says what it could not rule out. */
function StillPossible({ open }: { open: EndingProps['open'] }) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  return (
    <div>
      <Heading level={4} className={styles.small}>
        {t('procedure.stillPossible')}
      </Heading>
      <ul className={styles.list}>
        {open.map(({ id, node }) => (
          <li key={id}>{say(node.cause ?? node.text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the result says beside its cause, unless its first piece of evidence says the same. */
function resultText({ cause, text, evidence }: Node): Node['text'] | undefined {
  const quote = evidence[0]?.quote;
  const isSaid = quote !== undefined && LOCALES.every((locale) => bare(quote[locale]) === bare(text[locale]));
  return cause === undefined || isSaid ? undefined : text;
}

const bare = (text: string) => text.replace(/[$\s]+/g, ' ').trim();

interface EndingProps {
  stands: Standing;
  /** Causes that “not known” passed by. */
  open: ReturnType<typeof openCauses>;
  state: ProcedureState;
  focus: boolean;
  make: (made: Move) => void;
}

function Ending({ stands: { end, candidates }, open, state, focus, make }: EndingProps) {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const shared = { ticked: state.ticked, focus, onTick: (action: number) => make({ kind: 'tick', action }) };
  if (!end) return null;
  if (end.kind === 'checked')
    return <Result kind={t('procedure.end')} title={t('procedure.checked')} evidence={[]} {...shared} />;
  if (end.kind === 'node') {
    const { node } = end;
    if (node.kind === 'handover')
      return (
        <Result kind={t('procedure.handover')} title={node.text} evidence={node.evidence} {...shared}>
          {open.length > 0 && <StillPossible open={open} />}
        </Result>
      );
    return (
      <Result
        kind={t('procedure.cause')}
        title={node.cause ?? node.text}
        text={resultText(node)}
        actions={node.actions}
        parts={node.parts}
        evidence={node.evidence}
        {...shared}
      />
    );
  }
  const first = candidates[0]?.fault;
  if (!first) return null;
  return (
    <Result
      kind={end.sure ? t('procedure.cause') : t('procedure.likeliest')}
      title={first.cause}
      actions={first.actions}
      parts={first.parts}
      evidence={first.evidence}
      {...shared}
    >
      {!end.sure && <p className={styles.warning}>{t('procedure.unsure')}</p>}
      {end.more && (
        <div>
          <PlainButton onClick={() => make({ kind: 'further' })}>{t('procedure.further')}</PlainButton>
        </div>
      )}
    </Result>
  );
}
