import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { compareTexts, type Run } from './compare-texts';

const useStyles = makeStyles({
  root: { fontSize: '15px', lineHeight: '26px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  run: { margin: 0 },
  changed: {
    margin: '4px 0',
    paddingInlineStart: '12px',
    ...shorthands.borderLeft('3px', 'solid', tokens.colorCompoundBrandStroke),
  },
  mark: { padding: '0 2px', borderRadius: '2px' },
  removed: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    textDecorationLine: 'line-through',
  },
  added: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    textDecorationLine: 'underline',
  },
});

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;
/** Lines around a change that stay open. */
const AROUND = 2;

/** Two texts as one, with what was removed and added; long stretches without a change are folded. */
export function Comparison({ from, to, lang }: { from: string; to: string; lang?: string }) {
  const styles = useStyles();
  const runs = useMemo(() => compareTexts(from, to), [from, to]);
  return (
    <div className={styles.root} lang={lang}>
      {runs.map((run, index) => {
        // Runs have no identity but their place, and are never edited.
        const key = index;
        return run.kind === 'same' ? (
          <SameLines key={key} lines={run.lines} first={index === 0} last={index === runs.length - 1} />
        ) : (
          <Changed key={key} segments={run.segments} />
        );
      })}
    </div>
  );
}

function Changed({ segments }: { segments: Extract<Run, { kind: 'changed' }>['segments'] }) {
  const styles = useStyles();
  return (
    <p className={styles.changed}>
      {segments.map(({ kind, text }, index) => {
        const Tag = TAGS[kind];
        const key = index;
        return (
          <Tag key={key} className={kind === 'same' ? undefined : mergeClasses(styles.mark, styles[kind])}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

function SameLines({ lines, first, last }: { lines: string[]; first: boolean; last: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('community');
  const [open, setOpen] = useState(false);
  const head = first ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  const hidden = lines.length - head - tail;
  if (open || hidden < 4) return <p className={styles.run}>{lines.join('\n')}</p>;
  return (
    <>
      {head > 0 && <p className={styles.run}>{lines.slice(0, head).join('\n')}</p>}
      <PlainButton look="quiet" onClick={() => setOpen(true)}>
        {t('versions.same', { count: hidden })}
      </PlainButton>
      {tail > 0 && <p className={styles.run}>{lines.slice(-tail).join('\n')}</p>}
    </>
  );
}
