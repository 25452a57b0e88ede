import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ellipsis } from '@/lib/ellipsis';
import { RenameField } from '@/threads/RenameField';
import { PlainButton } from '@/ui/PlainButton';
import type { Waiting } from './queue-store';
import type { Queue } from './use-queue';

const useStyles = makeStyles({
  root: {
    marginBottom: '8px',
    padding: '8px 8px 4px 12px',
    fontSize: '14px',
    lineHeight: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: '28px' },
  title: { flexGrow: 1, fontSize: '13px', color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '168px', overflowY: 'auto' },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '36px' },
  text: {
    flex: '1 1 0',
    minWidth: 0,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...shorthands.overflow('hidden'),
  },
  mark: { flexShrink: 0, fontSize: '12px', color: tokens.colorNeutralForeground3, marginInlineStart: '8px' },
  tool: { minHeight: '28px', minWidth: '28px', fontSize: '16px', flexShrink: 0 },
});

/** The longest question that the contract takes. */
const LONGEST = 20_000;

/** The questions that wait: each can be changed, moved up and removed; the first is sent by hand when nothing else sends it. */
export function QueueList({ queue }: { queue: Queue }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const title = useId();
  const [editing, setEditing] = useState<number | null>(null);
  const { waiting, held, change, send } = queue;
  const put = (at: number, next: Partial<Waiting> | null) =>
    change((before) =>
      next ? before.map((each, n) => (n === at ? { ...each, ...next } : each)) : before.filter((_, n) => n !== at),
    );
  const swap = (at: number, other: number) =>
    change((before) => before.map((each, n) => (n === at ? before[other] : n === other ? before[at] : each) ?? each));
  return (
    <section className={styles.root} aria-labelledby={title}>
      <div className={styles.head}>
        <span id={title} className={styles.title}>
          {held ? t(`queue.held.${held}`) : t('queue.title', { count: waiting.length })}
        </span>
        {held && <PlainButton onClick={send}>{t('queue.send')}</PlainButton>}
      </div>
      <ol className={styles.list}>
        {waiting.map(({ text, research, quoted }, at) => {
          const named = { text: ellipsis(text, 40) };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the queue; what is asked in it moves
            <li key={at} className={styles.row}>
              {editing === at ? (
                <RenameField
                  title={text}
                  label={t('queue.edit', named)}
                  longest={LONGEST}
                  onDone={(next) => {
                    setEditing(null);
                    if (next !== '') put(at, { text: next });
                  }}
                />
              ) : (
                <span className={styles.text} dir="auto" title={text}>
                  {text}
                </span>
              )}
              {research && <span className={styles.mark}>{t('queue.research')}</span>}
              {quoted.length > 0 && <span className={styles.mark}>{t('queue.quoted', { count: quoted.length })}</span>}
              <Tool label={t('queue.edit', named)} onClick={() => setEditing(at)}>
                <EditRegular aria-hidden />
              </Tool>
              {at > 0 && (
                <Tool label={t('queue.up', named)} onClick={() => swap(at, at - 1)}>
                  <ArrowUpRegular aria-hidden />
                </Tool>
              )}
              {at < waiting.length - 1 && (
                <Tool label={t('queue.down', named)} onClick={() => swap(at, at + 1)}>
                  <ArrowDownRegular aria-hidden />
                </Tool>
              )}
              <Tool label={t('queue.remove', named)} onClick={() => put(at, null)}>
                <DismissRegular aria-hidden />
              </Tool>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  const styles = useStyles();
  return (
    <PlainButton look="quiet" iconOnly className={styles.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </PlainButton>
  );
}
