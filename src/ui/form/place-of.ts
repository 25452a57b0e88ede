import type { CheckError } from '@/lib/json-check';
import { pointer } from '../../../setting/pointer';

/** Pointer at which to show an error. A missing or unknown key has its own pointer below the object. */
export function placeOf({ instancePath, params }: CheckError): string {
  const extra = params.missingProperty ?? params.additionalProperty;
  return typeof extra === 'string' ? pointer(instancePath, extra) : instancePath;
}
