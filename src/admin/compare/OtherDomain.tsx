import { makeStyles, Select, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import type { JsonObject } from '../../../setting/json-value';
import { ChangesDialog } from '../changes/ChangesDialog';
import { FindingsList } from '../changes/FindingsList';
import { useCheck } from '../changes/use-check';
import { editValue } from '../editor/document/edit-value';
import { useEditor } from '../editor/use-editor';
import { ErrorBar } from '../shell/ErrorBar';
import { takeReadable } from '../shell/readable-changes';

type Detail = Data<'getDomain'>;
type Version = 'live' | 'draft';

interface Props {
  other: string;
  draft: JsonObject;
  /** The choice of the other side, with the choice of its version. */
  sides: (version?: ReactNode) => ReactNode;
  onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

const useStyles = makeStyles({
  // In sight while the list is scrolled.
  foreign: {
    position: 'sticky',
    bottom: 0,
    marginTop: '8px',
    maxHeight: '30vh',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** How another portal differs, to be taken over into the draft block by block or setting by setting. */
export function OtherDomain({ other, draft, sides, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain, rewrite } = useEditor();
  const { currentData, error } = useGetDomainQuery({ domain: other }, { refetchOnMountOrArgChange: true });
  const [wanted, setWanted] = useState<Version>('live');
  const [picked, setPicked] = useState(NONE);
  const { body, version } = versionOf(currentData, wanted);
  const theirs = useMemo(() => asOwn(body ?? draft, draft), [body, draft]);
  const taken = useMemo(() => takeReadable(draft, theirs, picked), [draft, theirs, picked]);
  const choose = (next: Version) => {
    setWanted(next);
    setPicked(NONE);
  };
  const onPick = (keys: readonly string[], on: boolean) =>
    setPicked((now) => new Set(on ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key))));
  const take = () => {
    rewrite((text) => editValue(text, '', draft, taken));
    onClose();
  };
  return (
    <ChangesDialog
      title={t('state.otherTitle', { other })}
      from={draft}
      to={theirs}
      none={body ? t('state.otherSame', { other }) : ''}
      note={
        <>
          {sides(currentData && <Versions detail={currentData} version={version} onVersion={choose} />)}
          {error !== undefined && <ErrorBar title={t('state.otherFailed')} error={error} />}
          {!currentData && error === undefined && <Spinner delay={150} label={t('opening')} />}
          {currentData && <p>{body ? t('state.otherText') : t('state.otherNothing', { other })}</p>}
        </>
      }
      picks={{ picked, onPick, from: t('state.here'), to: other }}
      after={picked.size > 0 && <ForeignWords domain={domain} body={taken} />}
      act={picked.size === 0 ? undefined : { label: t('state.take', { count: picked.size }), run: take }}
      onClose={onClose}
    />
  );
}

interface VersionsProps {
  detail: Detail;
  version: Version;
  onVersion: (version: Version) => void;
}

function Versions({ detail: { head, draft }, version, onVersion }: VersionsProps): ReactNode {
  const { t, i18n } = useTranslation('admin-editor');
  if (!draft) return null;
  return (
    <Select
      aria-label={t('state.version')}
      value={version}
      onChange={(_, { value }) => onVersion(value === 'draft' ? 'draft' : 'live')}
    >
      {head !== null && <option value="live">{t('state.live')}</option>}
      <option value="draft">
        {t('state.yourDraft', { when: relativeTime(Date.parse(draft.savedAt), Date.now(), i18n) })}
      </option>
    </Select>
  );
}

/** What of the result names somebody else’s company, which blocks publishing until it is replaced. */
function ForeignWords({ domain, body }: { domain: string; body: JsonObject }): ReactNode {
  const styles = useStyles();
  const { findings = [] } = useCheck(domain, body);
  return (
    <div role="status" className={styles.foreign}>
      <FindingsList findings={findings.filter(({ kind }) => kind === 'brand')} body={body} />
    </div>
  );
}

/** The wanted version, or else the one there is. */
function versionOf(detail: Detail | undefined, wanted: Version): { body: JsonObject | undefined; version: Version } {
  const live = detail?.head === null ? undefined : detail?.body;
  const own = detail?.draft?.body;
  const version = own && (wanted === 'draft' || !live) ? 'draft' : 'live';
  return { body: (version === 'draft' ? own : live) as JsonObject | undefined, version };
}

/** Which domain and whose it is are not taken over. */
function asOwn(theirs: JsonObject, mine: JsonObject): JsonObject {
  const { accessDomain: _, tenantId: __, ...rest } = theirs;
  const own = ['accessDomain', 'tenantId'].flatMap((key) => (mine[key] === undefined ? [] : [[key, mine[key]]]));
  return { ...rest, ...(Object.fromEntries(own) as JsonObject) };
}
