import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { CodeSamples } from '../CodeSamples';
import { useHeldKey } from '../held-key';
import { QuickKey } from '../keys/QuickKey';
import type { PageProps } from '../PlatformRoom';
import { platformHref } from '../platform-pages';
import { usePlatformStyles } from '../platform-styles';
import { ASK_SAMPLES } from '../samples/ask-samples';

/** Five steps to a first call, with the reader's own key in it. */
export function Overview({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  const held = useHeldKey();
  const facts = { origin: window.location.origin, key: held ?? 'mwk_…', question: t('overview.question') };
  const samples = ASK_SAMPLES.map(({ name, text }) => ({ name, text: text(facts) }));
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('overview.title')}
      </Heading>
      <p className={styles.lead}>{t('overview.lead')}</p>
      <ol className={styles.steps}>
        <Step n={1} level={below} title={t('overview.signIn.title')} text={t('overview.signIn.text')}>
          {isNobody ? (
            <div>
              <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
                {t('signIn')}
              </PlainButton>
            </div>
          ) : (
            <p className={styles.note}>{t('overview.signIn.done')}</p>
          )}
        </Step>
        <Step n={2} level={below} title={t('overview.key.title')} text={t('overview.key.text')}>
          {!isNobody && <QuickKey />}
        </Step>
        <Step n={3} level={below} title={t('overview.call.title')} text={t('overview.call.text')}>
          <CodeSamples label={t('overview.call.title')} samples={samples} />
          <p className={styles.note}>{held ? t('overview.call.yours') : t('overview.call.none')}</p>
        </Step>
        <Step n={4} level={below} title={t('overview.read.title')} text={t('overview.read.text')} />
        <Step n={5} level={below} title={t('overview.live.title')} text={t('overview.live.text')}>
          <Link to={platformHref('keys')} className={styles.link}>
            {t('overview.live.keys')}
          </Link>
        </Step>
      </ol>
    </>
  );
}

interface StepProps {
  n: number;
  level: 2 | 3 | 4;
  title: string;
  text: string;
  children?: ReactNode;
}

function Step({ n, level, title, text, children }: StepProps) {
  const styles = usePlatformStyles();
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {n}
      </span>
      <div className={styles.stepBody}>
        <Heading level={level} className={styles.head}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  );
}
