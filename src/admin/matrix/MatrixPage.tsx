import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { mergeLayers } from '../../../setting/layers';
import { defaultContext, PREVIEW_LOCALES, WIDTHS } from '../preview/context';
import { writeContext } from '../preview/context-params';
import { FrameHost } from '../preview/FrameHost';
import { pageList, routeOf } from '../preview/page-list';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { AxesForm } from './AxesForm';
import { CellGrid } from './CellGrid';
import type { Axes } from './cell';
import { isWrong } from './is-wrong';
import { makeCells } from './make-cells';
import { pagePrint } from './page-print';
import { RunBar } from './RunBar';
import { useMatrixRun } from './use-matrix-run';

const START: Axes = {
  routes: pageList.slice(0, 5).map(routeOf),
  viewports: WIDTHS,
  locales: PREVIEW_LOCALES,
  roles: ['anonymous', 'personal', 'organization'],
  states: ['ready'],
};

/** The verdict matrix: a draft, as everybody is going to see it, before anybody does. */
export function MatrixPage(): ReactNode {
  const { t } = useTranslation('admin-preview');
  const { domain = '' } = useParams();
  const { currentData } = useGetDomainQuery({ domain });
  usePageTitle(t('matrix.title'), domain);
  return (
    <Screen title={t('matrix.heading', { domain })} text={t('matrix.text')}>
      {currentData ? <Matrix key={domain} detail={currentData} /> : <RowsSkeleton rows={5} height={32} />}
    </Screen>
  );
}

function Matrix({ detail }: { detail: Data<'getDomain'> }): ReactNode {
  const [axes, setAxes] = useState(START);
  const host = useRef<HTMLDivElement>(null);
  const { verdicts, running, seconds, start, cancel } = useMatrixRun(host);
  const { setting, published } = useMemo(() => settingsOf(detail), [detail]);
  const cells = useMemo(
    () =>
      makeCells(
        defaultContext(detail.domain),
        axes,
        (context) => published === null || pagePrint(setting, context) !== pagePrint(published, context),
        (context) => `${places.edit(detail.domain)}?${writeContext(context)}`,
      ),
    [detail.domain, axes, setting, published],
  );
  const wrong = cells.filter(({ key }) => isWrong(verdicts.get(key))).length;
  return (
    <>
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
      <CellGrid cells={cells} verdicts={verdicts} />
      <FrameHost ref={host} />
    </>
  );
}

/** The draft, if there is one, and what visitors see now, each over the defaults. */
function settingsOf({ domain, draft, body, environment, defaults }: Data<'getDomain'>) {
  const over = (own: object) => mergeLayers({ accessDomain: domain, ...own }, environment, defaults).setting;
  return { setting: over(draft?.body ?? body ?? {}), published: body === null ? null : over(body) };
}
