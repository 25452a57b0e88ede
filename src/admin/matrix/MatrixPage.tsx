import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import { defaultContext } from '../preview/context';
import { writeContext } from '../preview/context-params';
import { FrameHost } from '../preview/FrameHost';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { AxesForm } from './AxesForm';
import { CellGrid } from './CellGrid';
import { fingerprint } from './fingerprint';
import { isWrong } from './is-wrong';
import { makeCells } from './make-cells';
import { RunBar } from './RunBar';
import { startAxes } from './start-axes';
import { useMatrixRun } from './use-matrix-run';
import { type NewestDraft, useNewestDraft } from './use-newest-draft';

/** Renders a draft as every kind of visitor will see it, before any does. */
export function MatrixPage(): ReactNode {
  const { t } = useTranslation('admin-preview');
  const { domain = '' } = useParams();
  const draft = useNewestDraft(domain);
  usePageTitle(t('matrix.title'), domain);
  return (
    <Screen title={t('matrix.heading', { domain })} text={t('matrix.text')}>
      {draft ? <Matrix key={domain} domain={domain} draft={draft} /> : <RowsSkeleton rows={5} height={32} />}
    </Screen>
  );
}

function Matrix({ domain, draft }: { domain: string; draft: NewestDraft }): ReactNode {
  const { t, i18n } = useTranslation('admin-preview');
  const { setting, published, from, at, unreadable } = draft;
  const [axes, setAxes] = useState(() => startAxes(domain, draft));
  const host = useRef<HTMLDivElement>(null);
  const { verdicts, running, seconds, start, cancel } = useMatrixRun(host, setting);
  const cells = useMemo(
    () =>
      makeCells(
        defaultContext(domain),
        axes,
        (context) => published === null || fingerprint(setting, context) !== fingerprint(published, context),
        (context) => `${places.edit(domain)}?${writeContext(context)}`,
      ),
    [domain, axes, setting, published],
  );
  const wrong = cells.filter(({ key }) => isWrong(verdicts.get(key))).length;
  return (
    <>
      <p role="status" data-draft={from} style={{ margin: 0 }}>
        {t(`matrix.from.${from}`, { when: relativeTime(at, Date.now(), i18n) })}
        {unreadable && ` ${t('matrix.unreadable')}`}
      </p>
      <AxesForm axes={axes} onChange={setAxes} />
      <RunBar
        total={cells.length}
        done={cells.filter(({ key }) => verdicts.has(key)).length}
        wrong={wrong}
        running={running}
        seconds={seconds}
        onStart={() => start(setting, cells)}
        onCancel={cancel}
      />
      <CellGrid cells={cells} verdicts={verdicts} sorted={!running} />
      <FrameHost ref={host} />
    </>
  );
}
