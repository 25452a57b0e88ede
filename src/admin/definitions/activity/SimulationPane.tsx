import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  SpinButton,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { ActivityDocument } from '../../../../setting/activity/activity-document';
import { type Simulation, type SimulationTerms, simulate } from '../../../../setting/activity/simulate';
import { localize } from '../../../../setting/messages/localize';
import { useTableStyles } from '../../shell/table-styles';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 12px' },
  days: { maxHeight: '420px', overflow: 'auto', minWidth: 0 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
    gap: '8px',
    margin: 0,
    '& dt': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  },
});

const MOST_VISITORS = 200_000;

interface Props {
  body: object;
  /** What keeps the draft from being simulated: its form is wrong. */
  faulty: boolean;
}

/** Lets invented people take part in the draft: winners a day, the day of the last prize, and what it costs. */
export function SimulationPane({ body, faulty }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-activities');
  const [terms, setTerms] = useState<SimulationTerms>({ visitors: 100_000, arrival: 'even', seed: 1 });
  const [result, setResult] = useState<{ of: ActivityDocument; found: Simulation }>();
  const document = body as ActivityDocument;
  const isList = document.draw?.kind === 'list';
  const run = (seed: number) => {
    setTerms({ ...terms, seed });
    setResult({ of: document, found: simulate(document, { ...terms, seed }) });
  };
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t('simulate.text')}</p>
      <div className={styles.form}>
        <Field label={t('simulate.visitors')}>
          <SpinButton
            value={terms.visitors}
            min={1}
            max={MOST_VISITORS}
            step={10_000}
            onChange={(_, { value, displayValue }) => {
              const given = Math.round(value ?? Number(displayValue));
              if (given > 0) setTerms({ ...terms, visitors: Math.min(given, MOST_VISITORS) });
            }}
          />
        </Field>
        <Field label={t('simulate.arrival')}>
          <Select
            value={terms.arrival}
            onChange={(_, { value }) => setTerms({ ...terms, arrival: value === 'early' ? 'early' : 'even' })}
          >
            <option value="even">{t('simulate.even')}</option>
            <option value="early">{t('simulate.early')}</option>
          </Select>
        </Field>
        {isList && (
          <Field label={t('simulate.claimed')}>
            <SpinButton
              value={Math.round((terms.claimed ?? 1) * 100)}
              min={0}
              max={100}
              step={5}
              onChange={(_, { value, displayValue }) => {
                const given = value ?? Number(displayValue);
                if (given >= 0) setTerms({ ...terms, claimed: Math.min(given, 100) / 100 });
              }}
            />
          </Field>
        )}
        <Button appearance="primary" disabledFocusable={faulty} onClick={() => run(terms.seed)}>
          {t('simulate.go')}
        </Button>
        {result && (
          <Button disabledFocusable={faulty} onClick={() => run(terms.seed + 1)}>
            {t('simulate.again')}
          </Button>
        )}
      </div>
      {faulty && <p className={styles.text}>{t('simulate.faulty')}</p>}
      {result && result.of !== document && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('simulate.old')}</MessageBarBody>
        </MessageBar>
      )}
      <div role="status">{result && <Figures found={result.found} />}</div>
      {result && <Tables {...result} />}
    </div>
  );
}

function useMoney() {
  const { i18n } = useTranslation('admin-activities');
  return (cents: number) => `¥${(cents / 100).toLocaleString(i18n.language)}`;
}

function Figures({ found }: { found: Simulation }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-activities');
  const money = useMoney();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('simulate.entered')}</dt>
        <dd>{number(found.entered)}</dd>
      </div>
      {found.turnedAway > 0 && (
        <div>
          <dt>{t('simulate.turnedAway')}</dt>
          <dd>{number(found.turnedAway)}</dd>
        </div>
      )}
      <div>
        <dt>{t('simulate.winners')}</dt>
        <dd>{number(found.winners)}</dd>
      </div>
      <div>
        <dt>{t('simulate.cost')}</dt>
        <dd>{money(found.cost)}</dd>
      </div>
      {found.list && (
        <>
          <div>
            <dt>{t('simulate.reserves')}</dt>
            <dd>{number(found.list.reserves)}</dd>
          </div>
          <div>
            <dt>{t('simulate.unclaimed')}</dt>
            <dd>{number(found.list.unclaimed)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

function Tables({ of, found }: { of: ActivityDocument; found: Simulation }): ReactNode {
  const styles = useStyles();
  const rows = useTableStyles();
  const { t, i18n } = useTranslation('admin-activities');
  const money = useMoney();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <>
      {found.prizes.length > 0 && (
        <table className={rows.table} aria-label={t('simulate.prizes')}>
          <thead>
            <tr>
              <th scope="col">{t('simulate.prize')}</th>
              <th scope="col">{t('simulate.given')}</th>
              <th scope="col">{t('simulate.lastOn')}</th>
            </tr>
          </thead>
          <tbody>
            {found.prizes.map(({ id, given, stock, lastOn }, n) => {
              const title = of.prizes?.[n]?.title;
              return (
                <tr key={id}>
                  <th scope="row">{title ? localize(title, i18n.language) : id}</th>
                  <td>{t('simulate.givenOf', { given: number(given), stock: number(stock) })}</td>
                  <td>{lastOn ?? t('simulate.never')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.days} tabIndex={0} aria-label={t('simulate.days')}>
        <table className={rows.table} aria-label={t('simulate.days')}>
          <thead>
            <tr>
              <th scope="col">{t('simulate.day')}</th>
              <th scope="col">{t('simulate.entered')}</th>
              <th scope="col">{t('simulate.winners')}</th>
              <th scope="col">{t('simulate.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {found.days.map(({ day, entered, winners, cost }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{number(entered)}</td>
                <td>{number(winners)}</td>
                <td>{money(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
