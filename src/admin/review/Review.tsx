import { DrawerBody, DrawerFooter } from '@fluentui/react-components';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useGetDomainQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ChangeList } from '../changes/ChangeList';
import { CheckResult } from '../changes/CheckResult';
import type { Finding } from '../changes/FindingsList';
import { useReviewStyles } from '../changes/review-styles';
import { type Check, useCheck } from '../changes/use-check';
import { useSampleFindings } from '../editor/report/use-sample-findings';
import { useRevisionBody } from '../history/use-revision-body';
import { FrameHost } from '../preview/FrameHost';
import { ErrorBar } from '../shell/ErrorBar';
import { readableChanges } from '../shell/readable-changes';
import { CollisionNotice } from './CollisionNotice';
import { LookPart, type LookState } from './look/LookPart';
import { Published } from './Published';
import { PublishForm } from './PublishForm';
import { findingsOf } from './publish-answer';
import type { ReviewProps } from './ReviewDrawer';
import { usePublishing } from './use-publishing';

/** The steps from the checks to the result of publishing. */
export function Review(props: ReviewProps): ReactNode {
  const { domain, published, effective, onClose, onJump } = props;
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const publishing = usePublishing(props, props.onGoOn);
  const check = useCheck(domain, publishing.body);
  const { currentData: detail } = useGetDomainQuery({ domain });
  const { collision } = publishing;
  // Compared with what is live now, which after a collision is the other operator's.
  const theirs = useRevisionBody(domain, collision?.head ?? null);
  const live = (collision && theirs.body) || published;
  const changes = useMemo(() => readableChanges(live, publishing.body), [live, publishing.body]);
  const refused = findingsOf(publishing.error);
  const samples = useSampleFindings(publishing.body);
  const findings = refused ?? check.findings ?? [];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const host = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<LookState>({ running: false, errors: 0 });
  const blocked = useBlocked(
    { errors: errors + look.errors, looking: look.running },
    publishing.decided,
    changes.length,
  );
  const adopt = () => {
    if (!collision) return;
    props.onGoOn(collision.head, publishing.body);
    onClose();
  };
  if (publishing.done) {
    return (
      <DrawerBody>
        <Published domain={domain} at={publishing.done.at} onClose={onClose} />
      </DrawerBody>
    );
  }
  return (
    <>
      <DrawerBody>
        <div className={styles.body}>
          {collision && (
            <CollisionNotice
              domain={domain}
              publishing={publishing}
              host={host}
              effective={effective}
              onAdopt={publishing.decided && theirs.body && changes.length === 0 ? adopt : undefined}
            />
          )}
          {effective && publishing.decided && changes.length > 0 && (
            <LookPart
              host={host}
              domain={domain}
              body={publishing.body}
              published={props.base === null && !collision ? null : live}
              effective={effective}
              only={changes.length === 1 ? changes[0]?.pointer : undefined}
              onState={setLook}
              onJump={onJump}
            />
          )}
          <CheckResult
            check={refused ? { ...check, findings: refused } : withSamples(check, samples)}
            body={publishing.body}
            onJump={onJump}
          />
          <section className={styles.section}>
            <h3 className={styles.title}>{t('review.changes', { count: changes.length })}</h3>
            <ChangeList changes={changes} body={publishing.body} none={t('review.noChanges')} onJump={onJump} />
          </section>
        </div>
      </DrawerBody>
      <DrawerFooter className={styles.footer}>
        {publishing.error !== undefined && !refused && (
          <ErrorBar title={t('publish.failed')} error={publishing.error} />
        )}
        <PublishForm
          domain={domain}
          busy={publishing.busy}
          blocked={blocked}
          waiting={detail?.schedule}
          onPublish={publishing.publish}
        />
      </DrawerFooter>
      {/* Outside the drawer, which would clip it. */}
      {createPortal(<FrameHost ref={host} />, document.body)}
    </>
  );
}

/** What only the workbench knows beside what the server says. */
const withSamples = (check: Check, samples: readonly Finding[]): Check =>
  check.findings ? { ...check, findings: [...check.findings, ...samples] } : check;

/** Why it cannot be published now; one reason at a time. */
function useBlocked(
  { errors, looking }: { errors: number; looking: boolean },
  decided: boolean,
  changes: number,
): string | undefined {
  const { t } = useTranslation('admin');
  if (!decided) return t('publish.undecided');
  if (errors > 0) return t('publish.errors', { count: errors });
  if (changes === 0) return t('publish.same');
  return looking ? t('publish.looking') : undefined;
}
