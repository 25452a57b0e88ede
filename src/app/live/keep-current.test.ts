import { beforeAll, expect, test, vi } from 'vitest';
import { neutralBoot } from '../boot';
import { keepCurrent } from './keep-current';

const boot = { ...neutralBoot('steelworks'), revision: 'r1' };
const setting = { ...boot.setting, logan: 'New slogan' };

beforeAll(() => import('virtual:check/global-setting'));

function keep(fetchSetting: (domain: string) => Promise<unknown>) {
  const shown: unknown[] = [];
  let tell: (revision?: string) => void = () => undefined;
  const stopWatching = vi.fn();
  const stop = keepCurrent({
    current: () => boot,
    fetchSetting,
    show: (next) => shown.push(next),
    watch: ({ onChange }) => {
      tell = onChange;
      return stopWatching;
    },
  });
  return { shown, tell: (revision?: string) => tell(revision), stop, stopWatching };
}
const settle = () => new Promise((done) => setTimeout(done, 20));

test('shows what was published', async () => {
  const fetchSetting = vi.fn(async () => setting);
  const { shown, tell } = keep(fetchSetting);
  tell('r2');
  await vi.waitFor(() => expect(shown).toEqual([{ ...boot, setting, revision: 'r2' }]));
  expect(fetchSetting).toHaveBeenCalledWith('steelworks');
});

test('does not even ask for what it shows already, and leaves the page alone when nothing is different', async () => {
  const fetchSetting = vi.fn(async () => boot.setting);
  const { shown, tell } = keep(fetchSetting);
  tell('r1');
  await settle();
  expect(fetchSetting).not.toHaveBeenCalled();
  tell(undefined);
  await settle();
  expect(fetchSetting).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test('what cannot be fetched or does not validate changes nothing', async () => {
  const answers: unknown[] = [Promise.reject(new Error('gone')), { title: 1 }, null, { accessDomain: 7 }];
  const { shown, tell } = keep(async () => answers.shift());
  for (let n = 0; n < 4; n += 1) {
    tell(`r${n + 2}`);
    await settle();
  }
  expect(shown).toEqual([]);
});

test('of two in a row the later one stays, whichever answer comes first', async () => {
  const later = { ...setting, logan: 'Later' };
  let open: (value: unknown) => void = () => undefined;
  const answers = [new Promise((resolve) => (open = resolve)), Promise.resolve(later)];
  const { shown, tell } = keep(async () => answers.shift());
  tell('r2');
  tell('r3');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  open(setting);
  await settle();
  expect(shown).toEqual([{ ...boot, setting: later, revision: 'r3' }]);
});

test('stopped, it shows nothing any more', async () => {
  const { shown, tell, stop, stopWatching } = keep(async () => setting);
  tell('r2');
  stop();
  await settle();
  expect([shown, stopWatching.mock.calls.length]).toEqual([[], 1]);
});
