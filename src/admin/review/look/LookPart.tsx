import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import type { JsonObject } from '../../../../setting/json-value';
import type { PreviewContext } from '../../preview/context';
import type { Effective } from './conflict-views';
import { LookResult } from './LookResult';
import { lookViews } from './look-views';
import { PagePictures } from './PagePictures';
import { useLook } from './use-look';

export interface LookState {
  running: boolean;
  errors: number;
}

interface Props {
  host: RefObject<HTMLElement | null>;
  domain: string;
  body: JsonObject;
  /** null if nothing is live yet. */
  published: JsonObject | null;
  effective: Effective;
  /** Pointer of the change, if there is only one. */
  only: string | undefined;
  onState: (state: LookState) => void;
  onJump: (pointer: string, view: PreviewContext) => void;
}

/** Inspects the pages to be published, and reports the result to the publish button. */
export function LookPart({ host, domain, body, published, effective, only, onState, onJump }: Props): ReactNode {
  const draft = useMemo(() => effective(body), [effective, body]);
  // Never published: compare with the product's defaults.
  const before = useMemo(() => effective(published ?? { accessDomain: domain }), [effective, published, domain]);
  const cells = useMemo(() => lookViews(domain, draft, published && before), [domain, draft, published, before]);
  const look = useLook(host, cells, draft, before);
  const errors = look.seen.filter(({ severity }) => severity === 'error').length;
  useEffect(() => onState({ running: look.running, errors }), [onState, look.running, errors]);
  return (
    <>
      <PagePictures host={host} views={cells} draft={draft} published={published && before} around={only} />
      <LookResult look={look} body={body} onJump={onJump} />
    </>
  );
}
