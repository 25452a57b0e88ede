import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useFocusStays } from '../../shell/use-focus-stays';
import { useEditor } from '../use-editor';
import { useForgetLink } from '../use-forget-link';
import { dropLocal, type LocalDraft, readLocal } from './local-drafts';
import type { Autosave } from './use-autosave';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '4px 12px',
    minHeight: '36px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase200,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground3 },
  words: { flexGrow: 1, margin: 0 },
  small: { minHeight: '28px', padding: '2px 10px' },
});

/** A tab that does not answer within this time is considered closed. */
const ANSWER_MS = 400;

/** Notices about the operator's own draft: a copy left in this browser, another tab, another person. */
export function Notices({ autosave: { state, tabs } }: { autosave: Autosave }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { domain, text, source, linked, setText, canUndo, refused } = useEditor();
  useForgetLink(linked, canUndo);
  const [left, setLeft] = useState<LocalDraft>();
  const look = useEffectEvent(async () => {
    const drafts = await readLocal(domain);
    setLeft(drafts.find((draft) => draft.tab !== tabs.tab && !tabs.others.has(draft.tab) && draft.text !== text));
  });
  useEffect(() => {
    const timer = setTimeout(() => void look(), ANSWER_MS);
    return () => clearTimeout(timer);
  }, []);
  const done = () => {
    if (left) void dropLocal(left);
    setLeft(undefined);
  };
  const [linkSeen, setLinkSeen] = useState(false);
  const own = source.draft?.body ?? source.body;
  const root = useRef<HTMLDivElement>(null);
  useFocusStays(root);
  return (
    <div ref={root}>
      {refused !== undefined && (
        <div role="alert" className={styles.bar}>
          <p className={styles.words}>{t('refused', { detail: refused })}</p>
        </div>
      )}
      {left && (
        <div role="status" className={styles.bar}>
          <p className={styles.words}>{t('restore.offer', { when: relativeTime(left.at, Date.now(), i18n) })}</p>
          <PlainButton
            look="primary"
            className={styles.small}
            onClick={() => {
              setText(left.text, 'restore');
              done();
            }}
          >
            {t('restore.take')}
          </PlainButton>
          <PlainButton className={styles.small} onClick={done}>
            {t('restore.drop')}
          </PlainButton>
        </div>
      )}
      {!linkSeen && (linked === 'draft' || linked === 'broken') && (
        <div role="status" className={styles.bar}>
          <p className={styles.words}>{t(`link.${linked}`)}</p>
          {linked === 'draft' && own && (
            <PlainButton
              className={styles.small}
              onClick={() => {
                setText(`${JSON.stringify(own, null, 2)}\n`, 'own');
                setLinkSeen(true);
              }}
            >
              {t('link.own')}
            </PlainButton>
          )}
          <PlainButton className={styles.small} onClick={() => setLinkSeen(true)}>
            {t('link.close')}
          </PlainButton>
        </div>
      )}
      {state === 'conflict' && tabs.theirs !== undefined && (
        <div role="alert" className={styles.bar}>
          <p className={styles.words}>{t('tabs.conflict')}</p>
          <PlainButton
            className={styles.small}
            onClick={() => {
              setText(tabs.theirs ?? text, 'theirs');
              tabs.settle();
            }}
          >
            {t('tabs.take')}
          </PlainButton>
          <PlainButton className={styles.small} onClick={tabs.settle}>
            {t('tabs.keep')}
          </PlainButton>
        </div>
      )}
      {state !== 'conflict' && tabs.others.size > 0 && (
        <div role="status" className={mergeClasses(styles.bar, styles.quiet)}>
          <p className={styles.words}>{t('tabs.open')}</p>
        </div>
      )}
    </div>
  );
}
