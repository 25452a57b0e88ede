import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import { isoDate } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { headingTop } from '@/ui/markdown/heading-top';
import { Markdown } from '@/ui/markdown/Markdown';
import { Picture } from '@/ui/Picture';
import { SmartLink } from '@/ui/SmartLink';
import { companyHref, offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { MineState } from '../orders/MineState';
import { OrderForm } from '../orders/OrderForm';
import { Tile } from '../Tile';
import { useOfferingStyles } from './offering-styles';

export type App = Data<'getApp'>;

interface Props {
  app: App;
  level: 1 | 2 | 3 | 4;
  /** The version that the address names. */
  asked: string | undefined;
}

export function Offering({ app, level, asked }: Props) {
  const styles = useOfferingStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const parts = useMarkdownParts();
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const { id, kind = 'app', name, icon, summary, lang, supplierName, supplierCode, categoryName, version } = app;
  const current = app.liveVersion ?? version;
  return (
    <>
      <header className={styles.head}>
        <Tile name={name} src={icon} large />
        <div>
          <Heading level={level} className={styles.title} lang={lang}>
            {name}
          </Heading>
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
          <span className={market.facts}>
            <Link to={companyHref(supplierCode)} className={market.link}>
              {supplierName}
            </Link>
            <span>{t(`kind.${kind}`)}</span>
            {categoryName && <span>{categoryName}</span>}
            {version && <span>{t('version', { version })}</span>}
          </span>
        </div>
      </header>
      {app.unavailable && <p className={styles.notice}>{app.unavailable}</p>}
      {asked && asked !== current && (
        <p className={styles.notice}>
          {version === asked ? t('former', { version: asked }) : t('noVersion', { version: asked.slice(0, 32) })}{' '}
          <Link to={offeringHref({ id, kind })} className={mergeClasses(market.link, market.inline)}>
            {t('toLive', { version: current ?? '' })}
          </Link>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <Pictures app={app} />
          {app.description && (
            <Markdown
              text={app.description}
              parts={parts}
              prefix="offering"
              top={headingTop(app.description, below)}
              lang={lang}
              className={styles.text}
            />
          )}
          <Specs app={app} level={below} />
          <Documents app={app} level={below} />
          <Versions app={app} level={below} />
        </div>
        <aside className={mergeClasses(styles.side, styles.panel)} aria-label={t('plans')}>
          <Plans app={app} level={below} />
        </aside>
      </div>
    </>
  );
}

function Pictures({ app: { pictures = [], name } }: { app: App }) {
  const styles = useOfferingStyles();
  const { t } = useTranslation('market');
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((src, at) => (
        <Picture key={src} src={src} alt={t('picture', { name, n: at + 1 })} className={styles.picture} />
      ))}
    </div>
  );
}

interface PartProps {
  app: App;
  level: 2 | 3 | 4;
}

function Plans({ app, level }: PartProps) {
  const styles = useOfferingStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const { plans = [] } = app;
  return (
    <>
      <Heading level={level} className={styles.panelTitle}>
        {t('plans')}
      </Heading>
      <MineState app={app} />
      {/* Another version or language has its own plans. */}
      <OrderForm key={app.id + app.version} app={app} />
      {plans.length === 0 && <p className={market.note}>{t('price.quote')}</p>}
    </>
  );
}

function Specs({ app: { specs = [] }, level }: PartProps) {
  const styles = useOfferingStyles();
  const { t } = useTranslation('market');
  const stated = specs.filter(({ value }) => value !== '');
  if (stated.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('specs')}
      </Heading>
      <table className={styles.specs}>
        <tbody>
          {stated.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row" className={styles.specName}>
                {name}
              </th>
              <td className={styles.specValue}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Documents({ app: { documents = [] }, level }: PartProps) {
  const styles = useOfferingStyles();
  const { t } = useTranslation('market');
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('documents')}
      </Heading>
      <ul>
        {documents.map(({ name, url }) => (
          <li key={url}>
            <SmartLink url={url}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ app: { id, kind, version: shown, versions = [], lang }, level }: PartProps) {
  const styles = useOfferingStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  if (versions.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={level} className={styles.sectionTitle}>
        {t('versions')}
      </Heading>
      <ul className={styles.versions}>
        {versions.map(({ version, publishedAt, changes }) => (
          <li key={version} className={styles.version}>
            {version === shown ? (
              <strong>{version}</strong>
            ) : (
              <Link to={offeringHref({ id, kind, version })} className={mergeClasses(market.link, market.inline)}>
                {version}
              </Link>
            )}{' '}
            <span className={market.note}>{isoDate(publishedAt)}</span>
            {changes && (
              <>
                <br />
                <span lang={lang}>{changes}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
