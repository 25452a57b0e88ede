import type { Context } from '../../context';
import type { Detection } from './detect-objects';
import { createEmbeddedDetector } from './embedded-detector';
import { createExternalDetector } from './external-detector';
import { createProgressBoard } from './progress-board';

/** Opens detection for the life of the server; threads start with the first picture. */
export function openDetection({ config, store }: Context): Detection & { close: () => Promise<void> } {
  const { url } = config.detection;
  const detector = url ? createExternalDetector(url) : createEmbeddedDetector();
  return { store, detector, board: createProgressBoard(), rules: config.detection, close: () => detector.close() };
}
