import { MultiBar, Presets } from 'cli-progress';
import type { IngestProgress } from './ingest';
import { printable } from './printable';

interface ProgressView {
  show(progress: IngestProgress): void;
  end(): void;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** On a terminal a bar with rate and time left; in a file a plain line every few seconds. */
export function createProgressView(stream: NodeJS.WriteStream = process.stderr): ProgressView {
  const started = Date.now();
  const rate = (report: IngestProgress['report']) =>
    Math.round(report.passages / Math.max(0.001, (Date.now() - started) / 1000));
  return stream.isTTY ? barView(stream, rate) : lineView(stream, rate, started);
}

type Rate = (report: IngestProgress['report']) => number;

function barView(stream: NodeJS.WriteStream, rate: Rate): ProgressView {
  const format =
    '{bar} {percentage} % | {value}/{total} MB | {passages} passages, {rate}/s | {eta_formatted} left | {current}';
  const bars = new MultiBar({ stream, format, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
  const bar = bars.create(0, 0);
  return {
    show({ doneBytes, totalBytes, report, current }) {
      bar.setTotal(Number(megabytes(totalBytes)));
      bar.update(Number(megabytes(doneBytes)), {
        passages: report.passages,
        rate: rate(report),
        current: printable(current.slice(-40)),
      });
    },
    end: () => bars.stop(),
  };
}

function lineView(stream: NodeJS.WriteStream, rate: Rate, started: number): ProgressView {
  let last = started;
  return {
    show({ doneBytes, totalBytes, report }) {
      if (Date.now() - last < 5_000) return;
      last = Date.now();
      const left = doneBytes ? Math.round((((last - started) / doneBytes) * (totalBytes - doneBytes)) / 1000) : 0;
      const done = totalBytes ? Math.round((doneBytes / totalBytes) * 100) : 100;
      stream.write(`${done} % | ${report.passages} passages, ${rate(report)}/s | ${left} s left\n`);
    },
    end: () => {},
  };
}
