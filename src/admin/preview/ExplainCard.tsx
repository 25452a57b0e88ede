import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { useBlameSettingQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { useEntryWords } from '../shell/use-entry-words';
import { useFocusBack } from '../shell/use-focus-back';
import { useProblemText } from '../shell/use-problem-text';
import { type Layers, layerOf } from './layer-of';
import type { Picked } from './protocol';
import { RuleVerdict } from './RuleVerdict';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    insetInline: '12px',
    bottom: '12px',
    zIndex: 2,
    maxWidth: '520px',
    marginInline: 'auto',
    maxHeight: '60%',
    overflowY: 'auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  facts: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '4px 12px', margin: '8px 0 0' },
  name: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  mono: {
    display: 'block',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
  },
});

interface Props {
  domain: string;
  picked: Picked;
  /** Absent for a fixture, which has no layers or history. */
  layers?: Layers | undefined;
  /** What the operator calls a type of block, and a place of the setting. */
  nameOf: (type: string) => string;
  wayOf: (pointer: string) => string;
  onSelect?: ((pointer: string) => void) | undefined;
  onClose: () => void;
}

/** Explains a clicked spot: its place in the setting, its layer, why it is shown, and who changed it last. */
export function ExplainCard({ domain, picked, layers, nameOf, wayOf, onSelect, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  useFocusBack();
  const { pointer, block, verdict, problem } = picked;
  return (
    <section className={styles.root} aria-label={t('explain.title')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('explain.title')}</h3>
        <span>
          {onSelect && pointer !== '' && (
            <Button size="small" onClick={() => onSelect(pointer)}>
              {t('explain.edit')}
            </Button>
          )}
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('explain.close')}
            onClick={onClose}
          />
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('explain.pointer')}>
          {pointer ? wayOf(pointer) : t('explain.nothing')}
          {/* For a report of a fault; people read the words. */}
          {pointer && <code className={styles.mono}>{pointer}</code>}
        </Fact>
        {block && (
          <Fact name={t('explain.block')}>
            {nameOf(block.type)} · {t(`explain.origin.${picked.origin ?? 'page'}`)}
          </Fact>
        )}
        {layers && pointer !== '' && <Fact name={t('explain.layer')}>{t(`layer.${layerOf(pointer, layers)}`)}</Fact>}
        <Fact name={t('explain.rule')}>{verdict ? <RuleVerdict verdict={verdict} /> : t('explain.noRule')}</Fact>
        {problem && <Fact name={t('explain.problem')}>{t(`problem.${problem}`)}</Fact>}
        {layers && pointer !== '' && (
          <Fact name={t('explain.changed')}>
            <LastChange domain={domain} pointer={pointer} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

function LastChange({ domain, pointer }: { domain: string; pointer: string }): ReactNode {
  const { t } = useTranslation('admin-preview');
  const { data, error, isFetching } = useBlameSettingQuery({ domain, pointer });
  const problem = useProblemText(error);
  const { reasonOf } = useEntryWords();
  if (isFetching) return t('explain.asking');
  if (error) return problem;
  if (!data) return t('explain.nobody');
  const at = isoMinute(data.at);
  if (data.kind === 'seed') return t('explain.initial', { at });
  return t('explain.by', { author: data.author, at, message: reasonOf(data) });
}
