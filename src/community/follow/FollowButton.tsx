import { useFollowMutation, useListFollowsQuery, useUnfollowMutation } from '@/api/notifications';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useSignedIn } from '../use-signed-in';

type Follow = Data<'listFollows'>[number];

interface Props {
  kind: Follow['kind'];
  id: string;
  /** What it is called, for the button's name. */
  name: string;
}

/** Whoever follows is told of what is new there. */
export function FollowButton({ kind, id, name }: Props) {
  const { t } = useTranslation('community');
  const { isNobody, askToSignIn } = useSignedIn();
  const { data } = useListFollowsQuery(undefined, { skip: isNobody });
  const [follow, following] = useFollowMutation();
  const [unfollow, ending] = useUnfollowMutation();
  const isOn = !isNobody && (data?.some((one) => one.kind === kind && one.id === id) ?? false);
  const isBusy = following.isLoading || ending.isLoading;
  const press = async () => {
    if (isBusy || !(await askToSignIn())) return;
    await (isOn ? unfollow : follow)({ kind, id });
  };
  return (
    <PlainButton
      aria-pressed={isOn}
      aria-disabled={isBusy}
      aria-label={t('follow.name', { name })}
      onClick={() => void press()}
    >
      {isOn ? t('follow.on') : t('follow.off')}
    </PlainButton>
  );
}
