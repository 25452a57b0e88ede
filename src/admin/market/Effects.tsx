import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';

export type EffectList = Data<'saveMarketCategory'>['effects'];

interface Props {
  effects: EffectList;
  /** What is done all the same. */
  go: string;
  busy: boolean;
  onGo: () => void;
}

/** What a change of a category does to offerings that are there, and the way to do it all the same. */
export function Effects({ effects, go, busy, onGo }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t('categories.touches')}</MessageBarTitle>
        <ul>
          {effects.map(({ key, name, what, offerings }) => {
            const effect = key === '' ? 'category' : what;
            return <li key={key}>{t(`categories.effect.${effect}`, { name, count: offerings })}</li>;
          })}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={busy} onClick={() => !busy && onGo()}>
          {go}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** How many offerings that is, as the call wants it. */
export const touchedBy = (effects: EffectList): number => effects.reduce((sum, { offerings }) => sum + offerings, 0);
