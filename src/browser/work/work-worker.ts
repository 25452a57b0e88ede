import type { Challenge } from 'altcha-lib';
import { doWork } from './do-work';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void doWork(data).then(
    (proof) => postMessage({ proof }),
    () => postMessage({}),
  );
});
