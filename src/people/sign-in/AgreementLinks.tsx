import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';

/** The links to user agreement and privacy statement. They open in a new tab, so that the input is kept. */
export function AgreementLinks({ before }: { before: ReactNode }): ReactNode {
  const { t } = useTranslation('people');
  const signIn = usePortalSetting()?.signIn;
  const beside = { target: '_blank', rel: 'noopener' };
  return (
    <span>
      {before}
      <Link inline href={signIn?.agreementUrl ?? '/agreement/service'} {...beside}>
        {t('agreement.service')}
      </Link>
      {t('agreement.and')}
      <Link inline href={signIn?.privacyUrl ?? '/agreement/privacy'} {...beside}>
        {t('agreement.privacy')}
      </Link>
    </span>
  );
}
