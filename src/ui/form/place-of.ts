import type { CheckError } from '@/lib/json-check';
import { pointer } from '../../../setting/pointer';

/** Where a fault is to be seen: a key that is missing or unknown has its own place below the object. */
export function placeOf({ instancePath, params }: CheckError): string {
  const extra = params.missingProperty ?? params.additionalProperty;
  return typeof extra === 'string' ? pointer(instancePath, extra) : instancePath;
}
