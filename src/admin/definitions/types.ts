import type { Data } from '@/api/paths';
import type { OperatorRole } from '../../../setting/operator/may';
import type { DefinitionText } from './document/use-definition-text';
import type { Saving } from './document/use-draft-saving';

export type Detail = Data<'getDefinition'>;
export type Kind = Detail['summary']['kind'];
export type Verdict = Data<'checkDefinition'>['verdicts'][number];

export interface Place {
  domain: string;
  kind: Kind;
  id: string;
}

/** One open document, shared by everything on its screen. */
export interface OpenDefinition {
  place: Place;
  role: OperatorRole;
  detail: Detail;
  text: DefinitionText;
  saving: Saving;
  /** The published revision that the draft goes on from. */
  base: string | null;
  rebase: (base: string | null) => void;
  /** Where the person is; a new object asks for the focus there. */
  selected: { pointer: string; focus?: boolean };
  select: (pointer: string, focus?: boolean) => void;
}
