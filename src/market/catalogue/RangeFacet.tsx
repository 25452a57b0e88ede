import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { readQuantity } from '../../../setting/market/read-quantity';
import type { Kind } from '../market-href';
import { useFacetStyles } from '../market-styles';
import { rangeHref } from './catalogue-query';
import type { Facet } from './Facets';

interface Props {
  facet: Facet;
  kind: Kind;
  search: URLSearchParams;
}

/** Numbers from and to, as people write them: "1,5" or "1500 W". */
export function RangeFacet({ facet, kind, search }: Props) {
  const styles = useFacetStyles();
  const { t, i18n } = useTranslation('market');
  const navigate = useNavigate();
  const id = useId();
  const [fault, setFault] = useState('');
  const { key, title, unit = '', min = 0, max = 0, from, to } = facet;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6, useGrouping: false });

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const texts = [String(form.get('from') ?? ''), String(form.get('to') ?? '')];
    const [low, high] = texts.map((text) => (text.trim() === '' ? undefined : readQuantity(text, unit)));
    const wrong = texts.find((text, at) => text.trim() !== '' && [low, high][at] === null);
    if (wrong !== undefined)
      return setFault(t('range.unread', { text: wrong, example: `${number.format(min)} ${unit}`.trim() }));
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      return setFault(t('range.reversed', { from: number.format(low), to: number.format(high) }));
    setFault('');
    const range = { ...(typeof low === 'number' && { min: low }), ...(typeof high === 'number' && { max: high }) };
    void navigate(rangeHref(kind, search, key, range), { preventScrollReset: true });
  };

  return (
    // Another address starts over with its own numbers.
    <form key={`${from}..${to}`} onSubmit={apply}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{unit ? t('range.title', { title, unit }) : title}</legend>
        <span className={styles.range}>
          <input
            {...{ name: 'from', inputMode: 'decimal', className: styles.number, maxLength: 40 }}
            aria-label={t('range.from', { title })}
            aria-describedby={fault ? id : undefined}
            aria-invalid={fault !== ''}
            placeholder={number.format(min)}
            defaultValue={from === undefined ? '' : number.format(from)}
          />
          <span aria-hidden>–</span>
          <input
            {...{ name: 'to', inputMode: 'decimal', className: styles.number, maxLength: 40 }}
            aria-label={t('range.to', { title })}
            aria-describedby={fault ? id : undefined}
            aria-invalid={fault !== ''}
            placeholder={number.format(max)}
            defaultValue={to === undefined ? '' : number.format(to)}
          />
          <PlainButton type="submit">{t('range.apply')}</PlainButton>
        </span>
        {fault && (
          <p id={id} className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </fieldset>
    </form>
  );
}
