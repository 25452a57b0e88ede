import { useListWebhookTypesQuery } from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { usePlatformStyles } from '../platform-styles';
import { TYPE_WORDS } from './type-words';

/** Each type with a sample and its schema. */
export function EventTypes({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  const { data = [] } = useListWebhookTypesQuery();
  return (
    <>
      <Heading level={level} className={styles.head}>
        {t('types.title')}
      </Heading>
      <p className={styles.note}>{t('types.text')}</p>
      <ul className={styles.rows}>
        {data.map(({ type, sample, schema }) => (
          <li key={type}>
            <details>
              <summary className={styles.text}>
                <code className={styles.mono}>{type}</code> {t(`type.${TYPE_WORDS[type]}`)}
              </summary>
              {(
                [
                  ['sample', sample],
                  ['schema', schema],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <span className={styles.hint}>{t(`types.${name}`)}</span>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
                  <pre className={styles.pre} tabIndex={0}>
                    {JSON.stringify(value, null, 2)}
                  </pre>
                </div>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
