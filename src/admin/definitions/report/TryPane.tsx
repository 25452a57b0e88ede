import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { GlobalSetting } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { Procedure } from '../../../../setting/assistant/procedure/state';
import { own } from '../../../../setting/json-value';
import { mergeLayers } from '../../../../setting/layers';
import { PreviewPane } from '../../preview/PreviewPane';
import { usePreviewContext } from '../../preview/use-preview-context';
import { FaultBoundary } from '../../shell/FaultBoundary';
import type { OpenDefinition } from '../types';

const ProcedureRun = lazyWithRetry(async () => (await import('@/assistants/procedure/ProcedureRun')).ProcedureRun);

const useStyles = makeStyles({
  frame: {
    height: 'min(76vh, 900px)',
    minHeight: '420px',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    '& > section': { flex: '1 1 auto', minHeight: 0 },
  },
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
});

interface Props {
  open: OpenDefinition;
  domain: Data<'getDomain'>;
  /** The document is in order so far that it can be walked through. */
  playable: boolean;
}

/** The draft at work: an assistant in its real page, a check walked through as it stands. */
export function TryPane({ open, domain, playable }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  if (open.place.kind === 'assistant') return <AssistantFrame open={open} domain={domain} />;
  const document = open.text.body as unknown as Procedure;
  if (!playable) return <p className={styles.text}>{t('try.notYet')}</p>;
  return (
    <>
      <p className={styles.text}>{t('try.walk')}</p>
      <FaultBoundary name={t('pane.try')} retryOn={open.text.text}>
        <Suspense>
          <ProcedureRun document={document} />
        </Suspense>
      </FaultBoundary>
    </>
  );
}

function AssistantFrame({ open: { place, saving, text }, domain }: Omit<Props, 'playable'>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-definitions');
  const [context, change] = usePreviewContext(place.domain, i18n.language);
  const setting = useMemo(
    () =>
      mergeLayers({ ...domain.body, accessDomain: domain.domain }, domain.environment, domain.defaults)
        .setting as GlobalSetting,
    [domain],
  );
  const routes = own(text.body, 'routes');
  const address = (Array.isArray(routes) && routes[0]) || `/assistant?id=${place.id}`;
  const begun = useRef(false);
  useEffect(() => {
    // The page is this assistant's, whatever the address remembers of another screen.
    if (begun.current) return;
    begun.current = true;
    change({ route: String(address), role: 'personal' });
  }, [change, address]);
  const shown = useMemo(() => ({ ...context, drafts: saving.saved.at || 'opened' }), [context, saving.saved.at]);
  return (
    <>
      <p className={styles.text}>
        {saving.state === 'waiting' || saving.state === 'saving' ? t('try.saving') : t('try.page')}{' '}
        <PlainButton look="quiet" onClick={() => change({ route: String(address) })}>
          {t('try.again')}
        </PlainButton>
      </p>
      <div className={styles.frame}>
        <PreviewPane setting={setting} context={shown} onContext={change} what="draft" startsUsed />
      </div>
    </>
  );
}
