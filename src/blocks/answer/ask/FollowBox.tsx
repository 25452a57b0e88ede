import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useCurrentAnswer } from '@/stream/current-answer';
import { OwnBox } from './OwnBox';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    minHeight: '44px',
    fontSize: '14px',
    color: tokens.colorNeutralForeground2,
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

/** The box for the next question of a chat. Only the owner of the chat can ask; everybody can read. */
export function FollowBox() {
  const answer = useCurrentAnswer();
  if (!answer) return null;
  return answer.mine ? <OwnBox answer={answer} /> : <ReadOnly />;
}

function ReadOnly() {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <div className={styles.root}>
      <span>{t('ask.readOnly')}</span>
      <Link to="/qa">{t('ask.own')}</Link>
    </div>
  );
}
