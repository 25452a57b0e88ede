import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { useListKnowledgeBasesQuery } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import type { RunState } from '@/stream/run-state';
import { EmptyDrawing } from '@/ui/EmptyDrawing';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  root: {
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  title: { margin: 0, marginTop: '12px', fontSize: '18px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  searched: { marginBlock: '4px 0', fontSize: '14px', lineHeight: '22px', color: tokens.colorNeutralForeground2 },
  list: {
    marginBlock: '8px 0',
    paddingInlineStart: '1.4em',
    fontSize: '15px',
    lineHeight: '26px',
    color: tokens.colorNeutralForeground2,
  },
  action: { marginTop: '16px' },
});

interface Props {
  state: RunState;
  mine: boolean;
  onWiden: (scope: number[]) => void;
}

/**
 * Shown if nothing was found: what to try, and a button that widens the search. The nearest topics follow below as
 * questions.
 */
export function NothingFound({ state, mine, onWiden }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { data = [] } = useListKnowledgeBasesQuery({}, { skip: !mine });
  const searched = state.start?.scope ?? [];
  const own = data.filter((base) => searched.includes(base.id));
  const more = data.filter((base) => !searched.includes(base.id) && base.documentCount !== 0);
  return (
    <div className={styles.root}>
      <EmptyDrawing />
      <h3 className={styles.title}>{t('nothing.title')}</h3>
      {own.length > 0 && (
        <p className={styles.searched}>
          {t('nothing.searched', {
            names: own.map((base) => base.name).join(t('nothing.join')),
            count: own.reduce((sum, { documentCount = 0 }) => sum + documentCount, 0),
          })}
        </p>
      )}
      <ul className={styles.list}>
        <li>{t('nothing.words')}</li>
        <li>{state.fit?.why.includes('unknown-code') ? t('nothing.unknownCode') : t('nothing.code')}</li>
        {more.length > 0 && <li>{t('nothing.scope')}</li>}
      </ul>
      {mine && more.length > 0 && (
        <PlainButton
          look="primary"
          className={styles.action}
          onClick={() => onWiden([...searched, ...more.map((base) => base.id)])}
        >
          {t('nothing.widen', { names: more.map((base) => base.name).join(t('nothing.join')) })}
        </PlainButton>
      )}
    </div>
  );
}
