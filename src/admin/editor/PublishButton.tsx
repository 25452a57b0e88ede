import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { equal } from '../../../setting/equal';
import type { JsonObject } from '../../../setting/json-value';
import { mergeLayers } from '../../../setting/layers';
import { usePreviewContext } from '../preview/use-preview-context';
import { roleMayCall } from '../shell/use-may';
import { lastValid } from './document/last-valid';
import { useEditor } from './use-editor';

const ReviewDrawer = lazyWithRetry(async () => (await import('../review/ReviewDrawer')).ReviewDrawer);

/** Opens the review. An invalid draft cannot be published, and the button says why. */
export function PublishButton(): ReactNode {
  const { t, i18n } = useTranslation('admin-editor');
  const { small } = useControlStyles();
  const { domain, base, body, source, faults, rebase, setText, select } = useEditor();
  const [open, setOpen] = useState(false);
  const broken = faults.length > 0;
  const draft = body as unknown as JsonObject;
  const [, changeView] = usePreviewContext(domain, i18n.language);
  const effective = useCallback(
    (of: JsonObject) =>
      mergeLayers(lastValid(of, { accessDomain: domain }).valid, source.environment, source.defaults).setting,
    [domain, source],
  );
  if (!roleMayCall(source.role, 'publishSetting')) return null;
  return (
    <>
      <PlainButton
        look="primary"
        className={small}
        aria-disabled={broken}
        title={broken ? t('publish.broken') : undefined}
        onClick={() => !broken && setOpen(true)}
      >
        {t('publish.review')}
      </PlainButton>
      {open && (
        <Suspense>
          <ReviewDrawer
            domain={domain}
            base={base}
            body={draft}
            published={(source.body ?? {}) as JsonObject}
            onClose={() => setOpen(false)}
            onGoOn={(on, published) => {
              rebase(on);
              // The draft was merged with what somebody else published meanwhile.
              if (!equal(published, draft)) setText(`${JSON.stringify(published, null, 2)}\n`, 'merge');
            }}
            effective={effective}
            onJump={(pointer, view) => {
              setOpen(false);
              if (view) changeView(view);
              select(pointer, { focus: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
