import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { stepsOf } from '../../../../setting/pointer';
import type { EditorFinding } from '../types';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { usePlaceWords } from '../words/use-place-words';
import { PageCheck } from './PageCheck';
import { ReportLine } from './ReportLine';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: '4px' },
  clean: {
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    margin: 0,
    padding: '12px',
    fontSize: tokens.fontSizeBase200,
  },
});

/** All findings for the draft, each linked to its cause, and the check of the page as it is drawn. Only errors block publishing. */
export function Report(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { findings, body, select, openPage } = useEditor();
  const way = usePlaceWords();
  const { middle, setMiddle, showJson } = useView();
  const jump = ({ pointer, offset }: Pick<EditorFinding, 'pointer' | 'offset'>) => {
    if (offset !== undefined) return showJson('');
    const [root, page] = stepsOf(pointer);
    if (root === 'pages' && page !== undefined) openPage(page);
    if (middle === 'json') setMiddle('both');
    select(pointer, { focus: true });
  };
  return (
    <>
      <PageCheck listClass={styles.list} onJump={(pointer) => jump({ pointer })} />
      {findings.length === 0 && (
        <p className={styles.clean}>
          <CheckmarkCircleRegular aria-hidden="true" /> {t('report.clean')}
        </p>
      )}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <ReportLine
            key={`${finding.kind} ${finding.pointer} ${finding.offset ?? ''} ${finding.message}`}
            severity={finding.severity}
            message={finding.message}
            where={way(finding.pointer, body).join(' › ') || t('report.text')}
            onJump={() => jump(finding)}
          />
        ))}
      </ul>
    </>
  );
}
