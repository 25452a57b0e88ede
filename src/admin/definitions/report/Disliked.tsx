import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListDislikedQuestionsQuery } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import type { OpenDefinition } from '../types';
import { caseOf, LONGEST } from './case-of';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '8px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  words: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  comment: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  open: OpenDefinition;
  onJump: (pointer: string) => void;
}

/** Questions that an assistant answered badly, each of which becomes a case by one press. */
export function Disliked({ open: { place, text }, onJump }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { currentData, error, refetch } = useListDislikedQuestionsQuery(place);
  const items = currentData?.items ?? [];
  const cases = Array.isArray(text.body.cases) ? text.body.cases : [];
  const make = (question: string) => {
    text.edit('/cases', [...cases, caseOf(question, cases)]);
    onJump(`/cases/${cases.length}/expect`);
  };
  return (
    <>
      <h2 className={styles.title}>{t('disliked.title')}</h2>
      <p className={styles.text}>{items.length > 0 ? t('disliked.text') : currentData ? t('disliked.none') : null}</p>
      {error !== undefined && !currentData && (
        <ErrorBar title={t('disliked.failed')} error={error} onRetry={() => void refetch()} />
      )}
      <ul className={styles.list}>
        {items.map(({ question, comment }) => {
          const made = JSON.stringify(cases).includes(JSON.stringify(question.slice(0, LONGEST)));
          return (
            <li key={question} className={styles.row}>
              <span className={styles.words} dir="auto">
                {question.slice(0, SHOWN)}
                {comment && <div className={styles.comment}>{comment}</div>}
              </span>
              {made ? (
                <span className={styles.comment}>{t('disliked.made')}</span>
              ) : (
                <Button size="small" onClick={() => make(question)}>
                  {t('disliked.make')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const SHOWN = 300;
