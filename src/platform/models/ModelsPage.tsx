import type { Data } from '@/api/paths';
import { useListOfferedModelsQuery } from '@/api/platform';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { StateBadge } from '../StateBadge';

/** The model names that keys may use, with context, price and state. */
export function ModelsPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('page.models')}
      </Heading>
      <p className={styles.lead}>{t('models.lead')}</p>
      {isNobody ? (
        <div className={styles.line}>
          <p className={styles.note}>{t('models.signIn')}</p>
          <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
            {t('signIn')}
          </PlainButton>
        </div>
      ) : (
        <Models level={level} />
      )}
    </>
  );
}

type Model = Data<'listOfferedModels'>[number];

function Models({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const query = useListOfferedModelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('models.failed')}
        text={t('keys.listFailedText')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={2} />
    );
  const tokens = (count: number | undefined) =>
    count === undefined ? t('models.none') : t('models.tokens', { count: count.toLocaleString(i18n.language) });
  const priceOf = ({ price, kind }: Model) => {
    if (!price) return kind === 'ask' ? t('models.none') : t('models.noPrice');
    const { currency } = price;
    const money = (value: number) =>
      new Intl.NumberFormat(i18n.language, { style: 'currency', currency, maximumFractionDigits: 6 }).format(value);
    const [input, output] = [money(price.input), money(price.output)];
    if (price.cached === undefined) return t('models.priceOf', { input, output });
    return t('models.priceCached', { input, output, cached: money(price.cached) });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a wide table.
    <section className={styles.scroll} tabIndex={0} aria-label={t('page.models')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'kind', 'state', 'context', 'output', 'price'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`models.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((model) => (
            <tr key={model.name}>
              <th scope="row" className={styles.mono}>
                {model.name}
              </th>
              <td>{t(`models.of.${model.kind}`)}</td>
              <td>
                <StateBadge state={model.state} />
              </td>
              <td>
                {tokens(model.context)}
                {model.fallback && <div className={styles.hint}>{t('models.fallback', { name: model.fallback })}</div>}
              </td>
              <td>{tokens(model.longestOutput)}</td>
              <td>{priceOf(model)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
