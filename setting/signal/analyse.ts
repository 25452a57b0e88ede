import { findFaults, type MachineFacts, type SignalFinding } from './diagnose';
import { type Envelope, envelopeSpectrum } from './envelope';
import { type Line, strongestLines } from './lines';
import { type QualityFault, qualityFaults } from './quality';
import { type MachineGroup, type Severity, type Support, severityBand, severityOf } from './severity';
import { type Signal, type Spectrum, velocityRms, velocitySpectrum } from './spectrum';

export interface Machine extends MachineFacts {
  group: MachineGroup;
  support: Support;
  /** Earlier broadband value in mm/s, from which the alarm is set. */
  baseline?: number;
}

export interface SignalResult {
  faults: QualityFault[];
  /** Broadband velocity in mm/s RMS and the range in Hz it was taken over. */
  rms: number;
  band: [number, number];
  severity: Severity;
  velocity: Spectrum;
  envelope?: Envelope;
  lines: Line[];
  findings: SignalFinding[];
}

/** Lines listed beside the chart. */
const LISTED = 10;

/** Everything that one record of one point tells. Undefined: it is flat, so it says nothing. */
export function analyseSignal(signal: Signal, machine: Machine): SignalResult | undefined {
  const faults = qualityFaults(signal, machine.speed);
  if (faults.includes('flat')) return undefined;
  const [from, wanted] = severityBand(machine.speed);
  const band: [number, number] = [from, Math.min(wanted, signal.rate / 2.56)];
  const rms = velocityRms(signal, ...band);
  const velocity = velocitySpectrum(signal);
  // What rings is acceleration; a velocity record has lost it.
  const envelope = signal.quantity === 'acceleration' ? envelopeSpectrum(signal) : undefined;
  return {
    faults,
    rms,
    band,
    severity: severityOf(rms, machine.group, machine.support, machine.baseline),
    velocity,
    ...(envelope && { envelope }),
    lines: strongestLines(velocity, { from, to: band[1], count: LISTED }),
    findings: findFaults(velocity, envelope?.spectrum, machine),
  };
}
