import { Button, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../setting/json-value';
import { useReviewStyles } from '../changes/review-styles';
import type { PreviewContext } from '../preview/context';
import { useFocusBack } from '../shell/use-focus-back';
import type { Effective } from './look/conflict-views';
import { Review } from './Review';
import type { OnGoOn } from './use-publishing';

export interface ReviewProps {
  domain: string;
  /** Revision the draft started from; null if the domain was never published. */
  base: string | null;
  /** The draft. */
  body: JsonObject;
  /** What visitors see now. */
  published: JsonObject;
  onClose: () => void;
  onGoOn: OnGoOn;
  /** Shows the field a finding is about, on the view where it occurred; the caller closes the drawer. */
  onJump: (pointer: string, view?: PreviewContext) => void;
  /** What pages are compiled from; without it nothing is rendered or compared. */
  effective?: Effective;
}

/** The last review before publishing: checks, changes and reason. */
export function ReviewDrawer(props: ReviewProps): ReactNode {
  const { domain, onClose } = props;
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  useFocusBack();
  return (
    <OverlayDrawer open position="end" className={styles.drawer} onOpenChange={(_, data) => !data.open && onClose()}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('action.close')} onClick={onClose} />
          }
        >
          {t('review.title', { domain })}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <Review {...props} />
    </OverlayDrawer>
  );
}
