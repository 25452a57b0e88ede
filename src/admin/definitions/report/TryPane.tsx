import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { portalSetting } from '@/api/settings';
import { useTranslation } from '@/i18n/use-translation';
import type { GlobalSetting } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { Calculator } from '../../../../setting/assistant/calculator/calculate';
import { organizationIn } from '../../../../setting/assistant/owner';
import type { Procedure } from '../../../../setting/assistant/procedure/state';
import { own } from '../../../../setting/json-value';
import { mergeLayers } from '../../../../setting/layers';
import { FrameStage } from '../../preview/FrameStage';
import { PreviewPane } from '../../preview/PreviewPane';
import { usePreviewContext } from '../../preview/use-preview-context';
import { FaultBoundary } from '../../shell/FaultBoundary';
import type { OpenDefinition } from '../types';

const ProcedureRun = lazyWithRetry(async () => (await import('@/assistants/procedure/ProcedureRun')).ProcedureRun);

const CalculatorForm = lazyWithRetry(
  async () => (await import('@/assistants/calculator/CalculatorForm')).CalculatorForm,
);

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
  /** The document is in order so far that it can be walked through. */
  playable: boolean;
}

/** The draft at work: an assistant in its real page, a check walked through and a formula calculated as they stand. */
export function TryPane({ open, playable }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { place, text } = open;
  if (place.kind === 'assistant')
    return organizationIn(place.domain) === undefined ? <AssistantFrame open={open} /> : <OwnFrame open={open} />;
  if (!playable) return <p className={styles.text}>{t('try.notYet')}</p>;
  return (
    <>
      <p className={styles.text}>{place.kind === 'procedure' ? t('try.walk') : t('try.calculate')}</p>
      <FaultBoundary name={t('pane.try')} retryOn={text.text}>
        <Suspense>
          {place.kind === 'procedure' ? (
            <ProcedureRun document={text.body as unknown as Procedure} />
          ) : (
            <CalculatorForm document={text.body as unknown as Calculator} />
          )}
        </Suspense>
      </FaultBoundary>
    </>
  );
}

const addressIn = ({ text, place }: OpenDefinition): string => {
  const routes = own(text.body, 'routes');
  return String((Array.isArray(routes) && routes[0]) || `/assistant?id=${place.id}`);
};

/** An organization's, on the portal where its author is, as its members see it. */
function OwnFrame({ open }: { open: OpenDefinition }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-definitions');
  const setting = useSelector(portalSetting)?.setting as GlobalSetting | undefined;
  const { place, saving } = open;
  const [context, change] = usePreviewContext(place.domain, i18n.language);
  const [route, setRoute] = useState(() => addressIn(open));
  const shown = useMemo(
    () => ({ ...context, route, role: 'organization' as const, drafts: saving.saved.at || 'opened' }),
    [context, route, saving.saved.at],
  );
  if (!setting) return null;
  return (
    <>
      <TryNote open={open} onAgain={() => setRoute(addressIn(open))} />
      <div className={styles.frame}>
        <FrameStage
          bare
          setting={setting}
          context={shown}
          mode="use"
          title={t('pane.try')}
          onMessage={(message) => {
            if (message.type === 'moved') setRoute(message.route);
            if (message.type === 'chose' && message.locale) change({ locale: message.locale });
          }}
        />
      </div>
    </>
  );
}

function TryNote({ open: { saving }, onAgain }: { open: OpenDefinition; onAgain: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  return (
    <p className={styles.text}>
      {saving.state === 'waiting' || saving.state === 'saving' ? t('try.saving') : t('try.page')}{' '}
      <PlainButton look="quiet" onClick={onAgain}>
        {t('try.again')}
      </PlainButton>
    </p>
  );
}

function AssistantFrame({ open }: { open: OpenDefinition }): ReactNode {
  const { data: domain } = useGetDomainQuery({ domain: open.place.domain });
  return domain ? <DomainFrame open={open} domain={domain} /> : null;
}

function DomainFrame({ open, domain }: { open: OpenDefinition; domain: Data<'getDomain'> }): ReactNode {
  const { place, saving } = open;
  const styles = useStyles();
  const { i18n } = useTranslation('admin-definitions');
  const [context, change] = usePreviewContext(place.domain, i18n.language);
  const setting = useMemo(
    () =>
      mergeLayers({ ...domain.body, accessDomain: domain.domain }, domain.environment, domain.defaults)
        .setting as GlobalSetting,
    [domain],
  );
  const address = addressIn(open);
  const begun = useRef(false);
  useEffect(() => {
    // The page is this assistant's, whatever the address remembers of another screen.
    if (begun.current) return;
    begun.current = true;
    change({ route: address, role: 'personal' });
  }, [change, address]);
  const shown = useMemo(() => ({ ...context, drafts: saving.saved.at || 'opened' }), [context, saving.saved.at]);
  return (
    <>
      <TryNote open={open} onAgain={() => change({ route: address })} />
      <div className={styles.frame}>
        <PreviewPane setting={setting} context={shown} onContext={change} what="draft" startsUsed />
      </div>
    </>
  );
}
