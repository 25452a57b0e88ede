import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useCommunityStyles } from './community-styles';

/** How well questions are served, where they wait, and how long each step takes. */
export function Figures({ figures }: { figures: Data<'listGaps'>['figures'] }): ReactNode {
  const { t, i18n } = useTranslation('admin-community');
  const styles = useCommunityStyles();
  const { answers, weak, states, toAsk, toAnswer, toVerify } = figures;
  const { open = 0, asked = 0, answered = 0, accepted = 0, verified = 0, closed = 0, dismissed = 0 } = states;
  const number = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  const hours = (value: number | null) =>
    value === null ? t('figures.unknown') : t('figures.hour', { count: number(value) });
  const isTimed = [toAsk, toAnswer, toVerify].some((value) => value !== null);
  const share = answers === 0 ? 0 : Math.max(0, 1 - weak / answers);
  const shown = [
    {
      name: t('figures.served'),
      value: answers === 0 ? t('figures.unknown') : share.toLocaleString(i18n.language, { style: 'percent' }),
      note: answers === 0 ? t('figures.none') : t('figures.servedOf', { weak: number(weak), answers: number(answers) }),
    },
    {
      name: t('figures.waiting'),
      value: number(open + asked + answered + accepted),
      note: t('figures.waitingOf', { open, asked, answered, accepted }),
    },
    { name: t('figures.verified'), value: number(verified), note: t('figures.closed', { closed, dismissed }) },
    {
      name: t('figures.hours'),
      value: isTimed
        ? t('figures.steps', { ask: hours(toAsk), answer: hours(toAnswer), verify: hours(toVerify) })
        : t('figures.unknown'),
      note: '',
    },
  ];
  return (
    <dl className={styles.figures} aria-label={t('figures.label')}>
      {shown.map(({ name, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.quiet}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
