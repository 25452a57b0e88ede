import { makeStyles, tokens } from '@fluentui/react-components';
import { type CSSProperties, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { FaultBoundary } from '../../shell/FaultBoundary';
import { Separator } from '../panes/Separator';
import { LIMITS, usePaneSizes } from '../panes/use-pane-sizes';
import { Report } from '../report/Report';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { PlaceForm } from './PlaceForm';

const JsonPane = lazyWithRetry(async () => (await import('../json/JsonPane')).JsonPane);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  form: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  json: { height: 'var(--mw-json)', flexShrink: 0, minHeight: 0 },
  whole: { flexGrow: 1, minHeight: 0 },
  broken: {
    margin: 0,
    padding: '6px 12px',
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorPaletteRedBackground1,
    color: tokens.colorPaletteRedForeground1,
  },
  report: {
    flexShrink: 0,
    maxHeight: '40%',
    overflowY: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** Middle pane: the selection as a form, the draft as JSON, or both; the report below. */
export function EditPane({ report }: { report: boolean }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { faults, lastStep, text, selected } = useEditor();
  // Another place or text resets the boundary.
  const chance = useMemo(() => ({ text, selected }), [text, selected]);
  const { middle } = useView();
  const [sizes, resize] = usePaneSizes();
  const broken = faults.length > 0 && lastStep !== undefined;
  return (
    <div className={styles.root} style={{ '--mw-json': `${sizes.json}px` } as CSSProperties}>
      {broken && middle !== 'json' && (
        <p role="status" className={styles.broken}>
          {t('json.formRests')}
        </p>
      )}
      {middle !== 'json' && (
        <div className={styles.form} data-form>
          <FaultBoundary name={t('view.form')} retryOn={chance}>
            <PlaceForm />
          </FaultBoundary>
        </div>
      )}
      {middle === 'both' && (
        <Separator
          label={t('pane.resizeJson')}
          direction="horizontal"
          size={sizes.json}
          min={LIMITS.json[0]}
          max={LIMITS.json[1]}
          after
          onResize={(size) => resize('json', size)}
        />
      )}
      {middle !== 'form' && (
        <div className={middle === 'json' ? styles.whole : styles.json}>
          <FaultBoundary name={t('view.json')} retryOn={text}>
            <Suspense>
              <JsonPane />
            </Suspense>
          </FaultBoundary>
        </div>
      )}
      {report && (
        <section className={styles.report} aria-label={t('report.title')}>
          <FaultBoundary name={t('report.title')} retryOn={text}>
            <Report />
          </FaultBoundary>
        </section>
      )}
    </div>
  );
}
