import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';
import { AssistantIcon } from './AssistantIcon';
import { useCatalogueStyles } from './catalogue-styles';

interface Props {
  agent: Data<'listAssistants'>['list'][number];
  /** Tells how much it is used, too. */
  use: boolean;
  favourite: boolean;
  onFavourite: () => void;
}

/** An assistant with what it can do. */
export function AssistantCard({ agent, use, favourite, onFavourite }: Props): ReactNode {
  const styles = useCatalogueStyles();
  const { t } = useTranslation('assistants');
  const { name, description, icon, url = '', checks = 0, calculators = 0, organization } = agent;
  const { chatMessageCount: count = 0 } = agent;
  const facts = [
    organization && t('organization.mark'),
    use && !organization && t('organization.answers', { count }),
    t('catalogue.questions'),
    checks > 0 && t('catalogue.checks', { count: checks }),
    calculators > 0 && t('catalogue.calculators', { count: calculators }),
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <SmartLink url={url} className={styles.card}>
        <AssistantIcon name={icon} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.cardName}>{name}</span>
          <span className={styles.cardText}>{description}</span>
          <span className={styles.facts}>{facts.join(' · ')}</span>
        </span>
      </SmartLink>
      <PlainButton
        iconOnly
        look="quiet"
        className={styles.star}
        aria-pressed={favourite}
        aria-label={favourite ? t('catalogue.unfavour', { name }) : t('catalogue.favour', { name })}
        onClick={onFavourite}
      >
        {favourite ? <StarFilled aria-hidden /> : <StarRegular aria-hidden />}
      </PlainButton>
    </li>
  );
}
