import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { PersonClockRegular } from '@fluentui/react-icons/svg/person-clock';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBlameSettingQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { useProblemText } from '../shell/use-problem-text';
import { When } from '../shell/When';

const useStyles = makeStyles({
  surface: { maxWidth: '320px', display: 'flex', flexDirection: 'column', gap: '4px' },
  message: { margin: 0, overflowWrap: 'anywhere' },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface Props {
  domain: string;
  pointer: string;
}

/** A button that says who changed a field last, when and why. */
export function BlamePopover(props: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  return (
    <Popover withArrow trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" icon={<PersonClockRegular />} aria-label={t('blame.who')} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('blame.who')}>
        <BlameText {...props} />
      </PopoverSurface>
    </Popover>
  );
}

/** The same without the button, for whoever has a place of its own for it. */
export function BlameText({ domain, pointer }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { currentData, error, isFetching } = useBlameSettingQuery({ domain, pointer });
  const problem = useProblemText(error);
  if (error !== undefined) return <p className={styles.message}>{problem}</p>;
  if (isFetching) return <Spinner size="tiny" label={t('blame.wait')} />;
  if (!currentData) return <p className={styles.message}>{t('blame.nobody')}</p>;
  return (
    <>
      <p className={styles.message}>{currentData.message}</p>
      <p className={styles.quiet}>
        {currentData.author} · <When at={currentData.at} exact />
      </p>
      <Link to={places.history(domain)}>{t('blame.history')}</Link>
    </>
  );
}
