import type { BlockReport } from '@/renderer/host';

/** Reports each problem once per block and reason, however often the page renders. */
export function createReporter(write: (message: string, report: BlockReport) => void = toConsole) {
  const told = new Set<string>();
  return (report: BlockReport): void => {
    const { domain, path, id, problem } = report;
    const key = JSON.stringify([domain, path, id, problem]);
    if (told.has(key)) return;
    told.add(key);
    write(`Block ${report.type} "${id}" on ${path} is not shown: ${problem.kind} (${report.pointer})`, report);
  };
}

function toConsole(message: string, report: BlockReport): void {
  console.warn(message, report);
}
