import { Card, makeStyles, tokens } from '@fluentui/react-components';
import { OptionsRegular } from '@fluentui/react-icons/svg/options';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useLook } from '@/session/use-look';
import { LanguageSelect } from '@/ui/LanguageSelect';
import { usePageTitle } from '../shell/use-page-title';
import { SignInForm } from './SignInForm';

const useStyles = makeStyles({
  root: { display: 'grid', flex: '1 1 auto', placeItems: 'center', padding: '24px 16px 12vh' },
  card: { boxSizing: 'border-box', width: '100%', maxWidth: '400px', padding: '32px', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
  mark: { fontSize: '32px', color: tokens.colorBrandForeground1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
});

export function SignInPage(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { chooseLocale } = useLook();
  usePageTitle(t('signIn.title'));
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <OptionsRegular className={styles.mark} aria-hidden />
          <LanguageSelect onChoose={chooseLocale} />
        </div>
        <h1 className={styles.title}>{t('shell.product')}</h1>
        <p className={styles.text}>{t('signIn.text')}</p>
        <SignInForm />
      </Card>
    </main>
  );
}
