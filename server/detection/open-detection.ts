import type { Context } from '../context';
import { repeatEvery } from '../runs/repeat-every';
import { forgetOldPictures } from '../store/pictures';
import type { Detection } from './detect-objects';
import { createEmbeddedDetector } from './embedded-detector';
import { createExternalDetector } from './external-detector';
import { createProgressBoard } from './progress-board';

const sweepMs = 3600 * 1000;

/** Everything detection needs for as long as the server runs; threads start with the first picture. */
export function openDetection({ config, store, log }: Context): Detection & { close: () => Promise<void> } {
  const { url } = config.detection;
  const detector = url ? createExternalDetector(url) : createEmbeddedDetector();
  const stopSweeping = repeatEvery(sweepMs, log, () => forgetOldPictures(store.db));
  const close = async () => {
    await stopSweeping();
    await detector.close();
  };
  return { store, detector, board: createProgressBoard(), rules: config.detection, close };
}
