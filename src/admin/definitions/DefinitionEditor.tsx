import { Badge, Button, makeStyles, Spinner, Tab, TabList, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDropDefinitionDraftMutation, useGetDefinitionApprovalQuery } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { takesTwo } from '../../../setting/activity/takes-two';
import { organizationIn } from '../../../setting/assistant/owner';
import { own } from '../../../setting/json-value';
import type { OperatorRole } from '../../../setting/operator/may';
import { TextPane } from '../editor/json/JsonPane';
import { useHistoryKeys } from '../editor/use-history-keys';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { places } from '../shell/places';
import { roleMayCall } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { useDefinitionText, writeBody } from './document/use-definition-text';
import { useDraftSaving } from './document/use-draft-saving';
import { FormPane } from './form/FormPane';
import { Notices } from './Notices';
import { ApprovalNotices } from './publish/ApprovalNotices';
import { HistoryPane } from './publish/HistoryPane';
import { PublishDialog } from './publish/PublishDialog';
import { Disliked } from './report/Disliked';
import { Report } from './report/Report';
import { TryPane } from './report/TryPane';
import { useDefinitionCheck } from './report/use-definition-check';
import type { Detail, OpenDefinition, Place } from './types';

const ActivityPreview = lazyWithRetry(async () => (await import('./activity/ActivityPreview')).ActivityPreview);
const CodesPane = lazyWithRetry(async () => (await import('./activity/CodesPane')).CodesPane);
const SimulationPane = lazyWithRetry(async () => (await import('./activity/SimulationPane')).SimulationPane);

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1680px',
    margin: '0 auto',
    padding: '16px clamp(12px, 2vw, 28px) 64px',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  words: { flex: '1 1 240px', minWidth: 0 },
  back: { fontSize: tokens.fontSizeBase200, color: tokens.colorBrandForegroundLink },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: tokens.colorNeutralForeground2,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '20px',
    alignItems: 'start',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pane: {
    minWidth: 0,
    padding: '4px 16px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tabs: { flexWrap: 'wrap', marginBottom: '12px' },
  code: { height: 'min(76vh, 900px)', minHeight: '320px' },
});

interface Props {
  place: Place;
  role: OperatorRole;
  detail: Detail;
  /** Fetches everything anew, after something went live or was discarded. */
  onReopen: () => void;
}

/** Form and text of one document, with its report, its trial and its history beside them. */
export function DefinitionEditor({ place, role, detail, onReopen }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-definitions');
  const text = useDefinitionText(writeBody(detail.draft?.body ?? detail.body ?? {}));
  const [base, rebase] = useState(detail.draft ? detail.draft.base : detail.summary.head);
  const saving = useDraftSaving(place, text, base);
  const [selected, setSelected] = useState<OpenDefinition['selected']>({ pointer: '/title' });
  const [left, setLeft] = useState<'form' | 'json'>('form');
  const [publishing, setPublishing] = useState(false);
  const readOnly = !roleMayCall(role, 'saveDefinitionDraft');
  const check = useDefinitionCheck(place, saving.saved.body, readOnly);
  useHistoryKeys(text.undo, text.redo);
  const select = useCallback((pointer: string, focus?: boolean) => setSelected({ pointer, focus: focus ?? false }), []);
  const jump = (pointer: string) => select(pointer, true);
  const open: OpenDefinition = { place, role, detail, text, saving, base, rebase, selected, select };
  const name = own(own(text.body, 'name') ?? own(text.body, 'title'), i18n.language);
  const title = typeof name === 'string' && name !== '' ? name : place.id;
  usePageTitle(title, organizationIn(place.domain) === undefined ? place.domain : undefined);
  // Questions of a portal's visitors are its operators'.
  const ofOrganization = organizationIn(place.domain) !== undefined;
  const findings = check.data?.findings ?? [];
  const malformed = (!check.data && !readOnly) || findings.some(({ kind }) => kind === 'schema');
  const code = useMemo(
    () => ({
      ...text,
      setText: readOnly ? () => undefined : text.setText,
      selected: selected.pointer,
      select: (at: string) => select(at),
    }),
    [text, readOnly, selected.pointer, select],
  );
  return (
    <div className={styles.root}>
      <Head open={open} title={title} readOnly={readOnly} onPublish={() => setPublishing(true)} onReopen={onReopen} />
      <Notices open={open} readOnly={readOnly} />
      {!ofOrganization && <ApprovalNotices open={open} />}
      <div className={styles.columns}>
        <div className={styles.pane}>
          <TabList
            className={styles.tabs}
            selectedValue={left}
            aria-label={t('pane.edit')}
            onTabSelect={(_, { value }) => setLeft(value as typeof left)}
          >
            <Tab value="form">{t('pane.form')}</Tab>
            <Tab value="json">{t('pane.json')}</Tab>
          </TabList>
          {left === 'form' ? (
            <FormPane open={open} findings={findings} readOnly={readOnly} />
          ) : (
            <div className={styles.code}>
              <TextPane editor={code} />
            </div>
          )}
        </div>
        <Beside {...{ open, check, findings, readOnly, malformed, ofOrganization }} onJump={jump} onReopen={onReopen} />
      </div>
      {publishing && (
        <PublishDialog
          open={open}
          onPublished={() => {
            saving.forget();
            onReopen();
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

interface BesideProps {
  open: OpenDefinition;
  check: ReturnType<typeof useDefinitionCheck>;
  findings: NonNullable<ReturnType<typeof useDefinitionCheck>['data']>['findings'];
  readOnly: boolean;
  /** The draft has not the form that its kind wants. */
  malformed: boolean;
  ofOrganization: boolean;
  onJump: (pointer: string) => void;
  onReopen: () => void;
}

/** What stands beside the document: report, trial, preview, simulation and history. */
function Beside(props: BesideProps): ReactNode {
  const { open, check, findings, readOnly, malformed, ofOrganization, onJump, onReopen } = props;
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const [right, setRight] = useState<'report' | 'try' | 'preview' | 'simulate' | 'codes' | 'history'>('report');
  const { place, role, detail, text, saving } = open;
  return (
    <div className={styles.pane}>
      <TabList
        className={styles.tabs}
        selectedValue={right}
        aria-label={t('pane.beside')}
        onTabSelect={(_, { value }) => setRight(value as typeof right)}
      >
        <Tab value="report">{t('pane.report')}</Tab>
        {place.kind !== 'activity' && <Tab value="try">{t('pane.try')}</Tab>}
        {place.kind === 'activity' && !readOnly && <Tab value="preview">{t('pane.preview')}</Tab>}
        {place.kind === 'activity' && <Tab value="simulate">{t('pane.simulate')}</Tab>}
        {place.kind === 'activity' && <Tab value="codes">{t('pane.codes')}</Tab>}
        <Tab value="history">{t('pane.history')}</Tab>
      </TabList>
      {right === 'report' && (
        <Report check={check} onJump={onJump}>
          {place.kind === 'assistant' && !readOnly && !ofOrganization && <Disliked open={open} onJump={onJump} />}
        </Report>
      )}
      {right === 'try' && (
        <TryPane open={open} playable={readOnly || !findings.some(({ kind }) => kind === 'schema')} />
      )}
      {right === 'preview' && (
        <Suspense fallback={<Spinner size="tiny" />}>
          <ActivityPreview place={place} body={saving.saved.body} faulty={malformed} />
        </Suspense>
      )}
      {right === 'simulate' && (
        <Suspense fallback={<Spinner size="tiny" />}>
          <SimulationPane body={text.body} faulty={malformed} />
        </Suspense>
      )}
      {right === 'codes' && (
        <Suspense fallback={<Spinner size="tiny" />}>
          <CodesPane domain={place.domain} id={place.id} body={text.body} />
        </Suspense>
      )}
      {right === 'history' && (
        <HistoryPane
          place={place}
          head={detail.summary.head}
          mayPublish={roleMayCall(role, 'rollbackDefinition')}
          onChanged={onReopen}
        />
      )}
    </div>
  );
}

interface HeadProps {
  open: OpenDefinition;
  title: string;
  readOnly: boolean;
  onPublish: () => void;
  onReopen: () => void;
}

function Head({ open, title, readOnly, onPublish, onReopen }: HeadProps): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { place, detail, text, saving, role } = open;
  const [discarding, setDiscarding] = useState(false);
  const [drop, { isLoading }] = useDropDefinitionDraftMutation();
  const { head } = detail.summary;
  const ofOrganization = organizationIn(place.domain) !== undefined;
  // Whoever may not publish can ask for it where two have to agree.
  const rule = useGetDefinitionApprovalQuery(place, { skip: ofOrganization }).data?.needed ?? false;
  const needed = rule || takesTwo(place.kind, text.body);
  const hasDraft = detail.draft !== null || saving.saved.at !== '';
  const owner = hasDraft && detail.summary.owner === 'product' ? 'copy' : detail.summary.owner;
  const discard = async () => {
    saving.forget();
    if (!(await drop(place)).error) onReopen();
    setDiscarding(false);
  };
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Link className={styles.back} to={places.assistants(place.domain)}>
          {t('back')}
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.marks}>
          <Badge appearance="outline">{t(`owner.${owner}`)}</Badge>
          {head !== null && (
            <Badge appearance="tint" color="success">
              {t('state.live')}
            </Badge>
          )}
          <span role="status">{saving.reason ?? t(`save.${saving.state}`)}</span>
        </div>
      </div>
      <div className={styles.buttons}>
        {!readOnly && (
          <>
            <Button
              icon={<ArrowUndoRegular />}
              aria-label={t('undo')}
              disabledFocusable={!text.canUndo}
              onClick={text.undo}
            />
            <Button
              icon={<ArrowRedoRegular />}
              aria-label={t('redo')}
              disabledFocusable={!text.canRedo}
              onClick={text.redo}
            />
          </>
        )}
        {!readOnly && hasDraft && <Button onClick={() => setDiscarding(true)}>{t('discard.button')}</Button>}
        {(roleMayCall(role, 'publishDefinition') || (needed && !readOnly)) && (
          <Button appearance="primary" disabledFocusable={text.faults.length > 0} onClick={onPublish}>
            {t('publish.open')}
          </Button>
        )}
      </div>
      {discarding && (
        <ConfirmDialog
          title={t('discard.title')}
          go={t('discard.button')}
          disabled={isLoading}
          onGo={discard}
          onClose={() => setDiscarding(false)}
        >
          <p>{t('discard.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
