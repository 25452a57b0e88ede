import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PLATFORM_ERRORS } from '../../../setting/platform-errors';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';

/** What a call by key may be refused with, and the way out of each. */
export function ErrorsPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.errors')}
      </Heading>
      <p className={styles.lead}>{t('errors.lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a wide table. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('page.errors')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('errors.code')}</th>
              <th scope="col">{t('errors.status')}</th>
              <th scope="col">{t('errors.meaning')}</th>
              <th scope="col">{t('errors.again')}</th>
            </tr>
          </thead>
          <tbody>
            {PLATFORM_ERRORS.map(({ code, status, again }) => (
              <tr key={code} id={code}>
                <th scope="row" className={styles.mono}>
                  {code}
                </th>
                <td>{status}</td>
                <td>{t(`errors.of.${code}`)}</td>
                <td>{again ? t('errors.yes') : t('errors.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
