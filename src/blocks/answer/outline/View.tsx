import { mergeClasses } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useEffect, useRef, useState } from 'react';
import { useUpdateOutlineMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { answerPrefix } from '@/lib/answer-prefix';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { type CurrentAnswer, useCurrentAnswer } from '@/stream/current-answer';
import { goToHeading } from '@/ui/go-to-heading';
import { headingId } from '@/ui/markdown/heading-id';
import { PlainButton } from '@/ui/PlainButton';
import { showToast } from '@/ui/toasts';
import { useReadHeading } from '@/ui/use-read-heading';
import { cleaned, type OutlineEntry } from './edit-outline';
import { OutlineEditor } from './OutlineEditor';
import { useOutlineStyles } from './outline-styles';

export { default as check } from 'virtual:check/answer/outline';

/** The headings of the newest answer. Shows nothing if there are none. */
export default function Outline(props: BlockProps<PropsOf<'answer/outline'>>) {
  const answer = useCurrentAnswer();
  return answer && <AnswerOutline key={answer.message.id} answer={answer} {...props} />;
}

function AnswerOutline({ answer, id, level }: BlockProps<PropsOf<'answer/outline'>> & { answer: CurrentAnswer }) {
  const styles = useOutlineStyles();
  const { t } = useTranslation('answer');
  const [own, setOwn] = useState<OutlineEntry[] | null>(null);
  const [editing, setEditing] = useState(false);
  const [save] = useUpdateOutlineMutation();
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);
  const { message, run, mine, chatId } = answer;
  const live = run.state.outline;
  const items = own ?? message.outline ?? live;
  const done = run.phase === 'ended';
  const Title = `h${level}` as const;

  const put = async (next: OutlineEntry[]) => {
    const before = own;
    setOwn(next);
    setEditing(false);
    const result = await save({ chatId, messageId: message.id, outline: next });
    // A failed call shows a toast itself; here the stored outline is restored.
    if ('error' in result) setOwn(before);
    else showToast({ intent: 'success', text: t('outline.saved'), durationMs: 4_000, cause: 'outline' });
  };

  if (items.length === 0) return done ? null : <p className={styles.empty}>{t('outline.empty')}</p>;
  return (
    <nav aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Title id={`${id}-title`} className={styles.title}>
          {t('outline.title')}
        </Title>
        {mine && done && !editing && (
          <PlainButton
            ref={edit}
            look="quiet"
            iconOnly
            className={styles.edit}
            aria-label={t('outline.edit')}
            title={t('outline.edit')}
            onClick={() => setEditing(true)}
          >
            <EditRegular aria-hidden />
          </PlainButton>
        )}
      </div>
      {editing ? (
        <OutlineEditor
          first={items}
          automatic={live}
          onSave={(next) => void put(cleaned(next))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <OutlineLinks items={items} messageId={message.id} />
      )}
    </nav>
  );
}

function OutlineLinks({ items, messageId }: { items: readonly OutlineEntry[]; messageId: string }) {
  const styles = useOutlineStyles();
  const top = Math.min(...items.map((item) => item.level));
  const places = items.map((item) =>
    item.block !== undefined && item.offset !== undefined
      ? headingId(answerPrefix(messageId, item.block), item.offset)
      : null,
  );
  const current = useReadHeading(places);
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        const place = places[index] ?? null;
        return (
          <li key={item.id}>
            <a
              href={place ? `#${place}` : undefined}
              aria-current={place !== null && place === current ? 'location' : undefined}
              className={mergeClasses(
                styles.link,
                item.level === top + 1 && styles.deeper,
                item.level > top + 1 && styles.deepest,
                place !== null && place === current && styles.current,
              )}
              onClick={(event) => {
                event.preventDefault();
                if (place) goToHeading(place);
              }}
            >
              {item.title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
