import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { BEARING_TYPES, type BearingType } from '../../../setting/signal/bearing-types';
import { useAssistantStyles } from '../assistant-styles';
import { ChoiceEntry } from '../file/ChoiceEntry';
import { NumberEntry } from '../file/NumberEntry';
import { EarlierValue } from './EarlierValue';
import { MachineChoice } from './MachineChoice';
import type { SignalWish, Waveform } from './signal-desk';
import {
  bearingType,
  RANGES,
  type SignalEntries,
  type SignalField,
  type SignalUnit,
  UNITS,
  unitIn,
  useSignalForm,
} from './use-signal-form';

interface Props {
  waveform: Waveform;
  busy: boolean;
  onAnalyse: (wish: SignalWish) => void;
}

/** What was read, to be confirmed, and what a record does not say of its machine. */
export function SignalForm({ waveform, busy, onAnalyse }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const { entries, set, wish } = useSignalForm(waveform);
  const number = (
    field: SignalField,
    label: string,
    unit: string,
    rest: { optional?: boolean; note?: string } = {},
  ) => (
    <NumberEntry
      {...{ label, unit, ...rest }}
      range={RANGES[field]}
      text={entries.texts[field]}
      onText={(text) => set({ texts: { ...entries.texts, [field]: text } })}
    />
  );
  const fromFile = waveform.rate === undefined ? t('form.rateMissing') : t('form.rateRead');
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wish) onAnalyse(wish);
      }}
    >
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('form.read', { count: waveform.count, columns: waveform.columns.length })}</p>
        <div className={styles.fields}>
          {waveform.columns.length > 1 && (
            <ChoiceEntry
              label={t('form.column')}
              value={String(entries.column)}
              options={waveform.columns.map((name, i) => ({ value: String(i), label: name }))}
              onChoose={(at) => {
                const unit = unitIn(waveform.columns[Number(at)] ?? '');
                set({ column: Number(at), unit: unit ?? entries.unit, stated: unit !== undefined });
              }}
            />
          )}
          <ChoiceEntry
            label={t('form.unit')}
            value={entries.unit}
            options={UNITS.map((value) => ({
              value,
              label: `${value === 'mm/s' ? t('form.velocity') : t('form.acceleration')} (${value})`,
            }))}
            note={entries.stated ? undefined : t('form.unitMissing')}
            onChoose={(unit) => set({ unit: unit as SignalUnit, stated: true })}
          />
          {number('rate', t('form.rate'), 'Hz', { note: fromFile })}
          {number('speed', t('form.speed'), 'r/min')}
          <MachineChoice group={entries.group} support={entries.support} onChoose={set} />
          <BearingChoice bearing={entries.bearing} unit={entries.unit} onChoose={set} />
          {entries.bearing === 'own' && (
            <>
              {number('elements', t('form.elements'), '')}
              {number('diameter', t('form.diameter'), 'mm')}
              {number('pitch', t('form.pitch'), 'mm', { note: t('form.pitchNote') })}
              {number('angle', t('form.angle'), '°')}
            </>
          )}
          <ChoiceEntry
            label={t('form.supply')}
            value={entries.supply}
            options={[
              { value: '50', label: '50 Hz' },
              { value: '60', label: '60 Hz' },
              { value: 'none', label: t('form.noMotor') },
            ]}
            onChoose={(supply) => set({ supply: supply as SignalEntries['supply'] })}
          />
          {number('teeth', t('form.teeth'), '', { optional: true })}
          <EarlierValue
            text={entries.texts.baseline}
            onText={(text) => set({ texts: { ...entries.texts, baseline: text } })}
          />
          {number('baseline', t('form.baseline'), 'mm/s', { optional: true })}
        </div>
        <div className={styles.row}>
          <PlainButton type="submit" look="primary" className={styles.choice} disabled={!wish || busy}>
            {t('form.analyse')}
          </PlainButton>
          {!wish && <span className={styles.quiet}>{t('form.incomplete')}</span>}
        </div>
      </div>
    </form>
  );
}

interface BearingProps {
  bearing: SignalEntries['bearing'];
  unit: SignalUnit;
  onChoose: (part: Pick<SignalEntries, 'bearing'>) => void;
}

function BearingChoice({ bearing, unit, onChoose }: BearingProps): ReactNode {
  const { t } = useTranslation('analysis');
  /** Which geometry a name stands for, and where it is from. */
  const sourceNote = (type: BearingType | undefined) => {
    if (!type) return undefined;
    const { elements, diameter, pitch, source } = type;
    const said = t('form.geometry', { elements, diameter, pitch });
    return `${said} ${source.kind === 'rig' ? t('form.geometryRig', { of: source.of }) : t('form.geometryUsual')}`;
  };
  return (
    <ChoiceEntry
      label={t('form.bearing')}
      value={bearing}
      options={[
        { value: 'none', label: t('form.unknown') },
        ...BEARING_TYPES.map(({ name, bore, outside }) => ({
          value: name,
          label: `${name} (${bore} × ${outside} mm)`,
        })),
        { value: 'own', label: t('form.own') },
      ]}
      note={unit === 'mm/s' ? t('form.noEnvelope') : sourceNote(bearingType(bearing))}
      onChoose={(chosen) => onChoose({ bearing: chosen })}
    />
  );
}
