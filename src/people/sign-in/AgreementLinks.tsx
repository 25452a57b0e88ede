import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';

/** "… the user service agreement and the privacy statement": opened beside, so that what is typed stays. */
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
