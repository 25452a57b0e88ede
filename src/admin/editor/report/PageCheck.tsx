import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { AccessibilityCheckmarkRegular } from '@fluentui/react-icons/svg/accessibility-checkmark';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { findPage } from '@/pages/page-at';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import type { PreviewContext } from '../../preview/context';
import { FrameHost } from '../../preview/FrameHost';
import type { Finding } from '../../preview/finding';
import { usePageName } from '../../preview/use-page-name';
import { usePreviewContext } from '../../preview/use-preview-context';
import { blockRows } from '../blocks/block-rows';
import { blocksOf } from '../blocks/own-page';
import { useEditor } from '../use-editor';
import { usePlaceWords } from '../words/use-place-words';
import { ReportLine } from './ReportLine';
import { usePageCheck } from './use-page-check';

const useStyles = makeStyles({
  root: { padding: '4px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  said: { margin: 0, padding: '0 4px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  listClass: string;
  onJump: (pointer: string) => void;
}

/** Draws the page of the preview once more, off screen, and says what its visitors would stumble over. */
export function PageCheck({ listClass, onJump }: Props): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { domain, effective } = useEditor();
  const [context] = usePreviewContext(domain, i18n.language);
  const host = useRef<HTMLDivElement>(null);
  const { state, run } = usePageCheck(host, effective, context);
  const { result } = state;
  const name = useViewName();
  return (
    <section className={styles.root} aria-label={t('look.title')}>
      <PlainButton look="quiet" className={small} aria-disabled={state.running} onClick={run}>
        <AccessibilityCheckmarkRegular aria-hidden="true" /> {t('look.run')}
      </PlainButton>
      {state.running && <Spinner size="tiny" label={t('look.running')} style={{ display: 'inline-flex' }} />}
      <p role="status" className={styles.said}>
        {state.failed && t('look.failed')}
        {result && t('look.found', { count: result.findings.length, view: name(result.context) })}
        {result && (result.setting !== effective || result.context !== context) && ` ${t('look.old')}`}
      </p>
      {result && result.findings.length > 0 && (
        <ul className={listClass}>
          {result.findings.map((finding) => (
            <Line
              key={`${finding.kind} ${finding.pointer} ${finding.block} ${finding.detail}`}
              finding={finding}
              route={result.context.route}
              onJump={onJump}
            />
          ))}
        </ul>
      )}
      {createPortal(<FrameHost ref={host} />, document.body)}
    </section>
  );
}

interface LineProps {
  finding: Finding;
  route: string;
  onJump: (pointer: string) => void;
}

function Line({ finding: { severity, kind, block, detail, pointer, count }, route, onJump }: LineProps): ReactNode {
  const { t } = useTranslation('admin-preview');
  const { body } = useEditor();
  const way = usePlaceWords();
  const page = findPage(route.split('?', 1)[0] ?? '')?.path;
  const row = page && block ? blockRows(blocksOf(body, page), page).find(({ node }) => node.id === block) : undefined;
  // A part of the page that the setting does not describe belongs to its block all the same.
  const at = pointer === '' ? (row?.pointer ?? '') : pointer;
  const what = count > 1 ? `${detail} (${count})` : detail;
  return (
    <ReportLine
      severity={severity}
      message={`${t(`finding.${kind}`)} · ${what}`}
      where={way(at, body, at === row?.pointer ? row.node : undefined).join(' › ')}
      onJump={() => onJump(at)}
    />
  );
}

/** `Home page · 1280 px · English` */
function useViewName(): (context: PreviewContext) => string {
  const nameOf = usePageName();
  return ({ route, viewport, locale }) => [nameOf(route), `${viewport} px`, languageName(locale)].join(' · ');
}
