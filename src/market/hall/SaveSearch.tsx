import { useSaveSearchMutation } from '@/api/demands';
import type { Arg } from '@/api/paths';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';

/** Saves what the hall is narrowed to; from then on the person is told of new demands that fit. */
export function SaveSearch({ wish }: { wish: Arg<'saveSearch'> }) {
  const market = useMarketStyles();
  const { t } = useTranslation('hall');
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const [save, { isLoading, data }] = useSaveSearchMutation();
  const send = async () => {
    if (isLoading) return;
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return;
    }
    await save(wish);
  };
  if (data)
    return (
      <span role="status" className={market.note}>
        {t('searches.saved')}
      </span>
    );
  return (
    <PlainButton aria-disabled={isLoading} onClick={() => void send()}>
      {t('searches.save')}
    </PlainButton>
  );
}
