import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { asksForPrivacy, isUncounted, setUncounted } from '@/browser/track-choice';
import { useTranslation } from '@/i18n/use-translation';
import { PageFrame } from '../layout/PageFrame';
import { usePortalName } from '../sign-in/use-portal-name';

/** The paragraphs of each text, as keys of people-agreement.json. */
const PARTS = {
  service: ['service.what', 'service.account', 'service.use', 'service.answers', 'service.end'],
  privacy: ['privacy.what', 'privacy.why', 'privacy.cookies', 'privacy.counting', 'privacy.others', 'privacy.rights'],
} as const;

const useStyles = makeStyles({
  head: { margin: '20px 0 4px', fontSize: tokens.fontSizeBase400, fontWeight: 600 },
  text: { margin: 0, maxWidth: '720px', lineHeight: 1.7 },
});

/** The default agreement texts, for companies that provide none. They are short and describe this product. */
export function AgreementPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people-agreement');
  const name = usePortalName();
  const { document } = useParams();
  const kind = document === 'privacy' ? 'privacy' : 'service';
  return (
    <PageFrame level={level} title={t(`${kind}.title`)}>
      {PARTS[kind].map((part) => (
        <section key={part}>
          <h2 className={styles.head}>{t(`${part}.title`)}</h2>
          <p className={styles.text}>{t(`${part}.text`, { name })}</p>
          {part === 'privacy.counting' && <CountingSwitch />}
        </section>
      ))}
    </PageFrame>
  );
}

function CountingSwitch(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people-agreement');
  const [counted, setCounted] = useState(() => !isUncounted());
  if (asksForPrivacy()) return <p className={styles.text}>{t('privacy.counting.asked')}</p>;
  const change = (on: boolean) => {
    setUncounted(!on);
    setCounted(on);
  };
  return (
    <Switch label={t('privacy.counting.switch')} checked={counted} onChange={(_, { checked }) => change(checked)} />
  );
}
