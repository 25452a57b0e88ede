import FFT from 'fft.js';

/** Largest power of two up to `n`; the lengths that can be transformed. */
export const powerOfTwoUpTo = (n: number): number => (n < 1 ? 0 : 2 ** Math.floor(Math.log2(n)));

/** Real and imaginary parts in turn: re 0, im 0, re 1, im 1 … */
export type Complex = number[];

const ffts = new Map<number, FFT>();

/** Tables for one length, kept because several transforms of that length follow each other. */
function fftOf(size: number): FFT {
  const known = ffts.get(size);
  if (known) return known;
  ffts.clear();
  const made = new FFT(size);
  ffts.set(size, made);
  return made;
}

/** Spectrum of real samples; their number is a power of two. The upper half mirrors the lower one. */
export function forward(samples: ArrayLike<number>): Complex {
  const fft = fftOf(samples.length);
  const out = fft.createComplexArray();
  fft.realTransform(out, samples as number[]);
  fft.completeSpectrum(out);
  return out;
}

export function inverse(spectrum: Complex): Complex {
  const fft = fftOf(spectrum.length / 2);
  const out = fft.createComplexArray();
  fft.inverseTransform(out, spectrum);
  return out;
}

/** The window of Hann, which keeps a strong line from hiding its weak neighbors. */
export function hann(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
}

/** What the window leaves of a sine's amplitude. */
export const HANN_GAIN = 0.5;
