import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { MergeRegular } from '@fluentui/react-icons/svg/merge';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { usePlanStyles } from './plan-styles';

type What = 'up' | 'down' | 'merge' | 'drop';

interface Props {
  at: number;
  of: number;
  title: string;
  onTitle: (title: string) => void;
  onTake: (what: What) => void;
  /** Enter goes on to the next row: a plan is started with its button only. */
  onNext: () => void;
}

export function PlanRow({ at, of, title, onTitle, onTake, onNext }: Props) {
  const styles = usePlanStyles();
  const { t } = useTranslation('answer');
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onNext();
    else if (event.altKey && event.key === 'ArrowUp') onTake('up');
    else if (event.altKey && event.key === 'ArrowDown') onTake('down');
    else return;
    event.preventDefault();
  };
  const button = (what: What, words: string, Icon: typeof ArrowUpRegular, off: boolean) => (
    <PlainButton
      look="quiet"
      iconOnly
      className={styles.act}
      aria-label={words}
      title={words}
      aria-disabled={off}
      onClick={() => onTake(what)}
    >
      <Icon aria-hidden />
    </PlainButton>
  );
  return (
    <li className={styles.row}>
      <textarea
        className={styles.field}
        rows={1}
        aria-label={t('research.edit.item', { at: at + 1 })}
        placeholder={t('research.edit.placeholder')}
        value={title}
        onChange={({ target }) => onTitle(target.value)}
        onKeyDown={press}
      />
      <span className={styles.acts}>
        {button('up', t('research.edit.up', { title }), ArrowUpRegular, at === 0)}
        {button('down', t('research.edit.down', { title }), ArrowDownRegular, at === of - 1)}
        {button('merge', t('research.edit.merge', { title }), MergeRegular, at === 0)}
        {button('drop', t('research.edit.drop', { title }), DeleteRegular, of === 1)}
      </span>
    </li>
  );
}
