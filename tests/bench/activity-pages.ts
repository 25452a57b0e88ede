// Pages of activities in a browser: /award1024 as a phone by Lighthouse, and a keystroke in a survey of 100 questions.
import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser';
import { freePort, startPortal } from '../support/portal';
import { median } from './support/load';
import { percentile, report } from './support/report';

const RUNS = Number(process.env.RUNS ?? 3);
const QUESTIONS = 100;
const KEYS = 60;
const SURVEY = '/awardSurvey?id=many';

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);

interface Run {
  score: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  kilobytes: number;
}

async function visit(): Promise<Run> {
  const url = `${portal.url()}/award1024`;
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { categories, audits } = result.lhr;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    ...{ largestPaint: number('largest-contentful-paint'), shift: number('cumulative-layout-shift') },
    ...{ blocking: number('total-blocking-time'), kilobytes: number('total-byte-weight') / 1024 },
  };
}

/** A survey of texts and choices, of which a tenth hang on an earlier answer, as the server would show it. */
function surveyOf(view: Record<string, unknown>) {
  const questions = Array.from({ length: QUESTIONS }, (_, n) => ({
    ...{ id: `q${n}`, title: `Question ${n + 1}`, type: n % 2 === 0 ? 'text' : 'single' },
    ...(n % 2 === 1 && { choices: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Choice ${id}` })) }),
    ...(n % 10 === 9 && { when: { answered: 'q0' } }),
  }));
  const entry = {
    ...{ ticket: 't', state: 'started', holdUntil: null, drawsAllowed: 0, drawsUsed: 0, draws: [], wins: [] },
    response: { answers: {}, seq: 0, handedInAt: null },
  };
  return { ...view, kind: 'survey', state: 'open', reasons: [], questions, entry };
}

/** Milliseconds from a key to the end of the work that it caused, of each key. */
async function typeInSurvey(): Promise<number[]> {
  const page = await browser.newPage();
  await page.route('**/api/activities/many*', async (route) => {
    const answer = await route.fetch({ url: `${portal.url()}/api/activities/award1024` });
    const { data, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, data: surveyOf(data) } });
  });
  await page.route('**/api/activities/many/response', (route) =>
    route.fulfill({
      json: { code: 200, msg: 'ok', data: { answers: {}, seq: 1, handedInAt: null, changedElsewhere: [], kept: [] } },
    }),
  );
  await page.goto(portal.url() + SURVEY);
  const field = page.getByRole('textbox').nth(10);
  await field.waitFor();
  await field.focus();
  // From the event to the moment when everything it caused is rendered and laid out, by a task behind it.
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    window.addEventListener('keydown', () => {
      const from = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.body.getBoundingClientRect();
        took.push(performance.now() - from);
      };
      addEventListener('input', () => port2.postMessage(0), { once: true });
    });
  });
  for (let n = 0; n < KEYS; n += 1) await page.keyboard.type('abcdefghij'[n % 10] ?? 'a', { delay: 40 });
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
  await page.close();
  return took;
}

try {
  const keys = await typeInSurvey();
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit());
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  report(`/award1024 on a phone, median of ${RUNS}; ${keys.length} keys among ${QUESTIONS} questions`, [
    { figure: 'a keystroke, p95', value: percentile(keys, 0.95), unit: 'ms', max: 16 },
    { figure: 'a keystroke, median', value: percentile(keys, 0.5), unit: 'ms' },
    { figure: 'Lighthouse performance (mobile)', value: middle((run) => run.score), min: 95 },
    { figure: 'largest paint', value: middle((run) => run.largestPaint), unit: 'ms' },
    { figure: 'layout shift', value: Math.max(...runs.map((run) => run.shift)), max: 0.1 },
    { figure: 'blocking time', value: middle((run) => run.blocking), unit: 'ms' },
    { figure: 'all bytes', value: middle((run) => run.kilobytes), unit: 'kB' },
  ]);
} finally {
  await browser.close();
  await portal.stop();
}
