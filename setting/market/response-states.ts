export type ResponseState = 'sent' | 'shortlisted' | 'contact' | 'deal' | 'declined' | 'withdrawn';
export type ResponseAction = 'edit' | 'shortlist' | 'decline' | 'withdraw' | 'deal' | 'contact';

export const RESPONSE_ACTIONS: readonly ResponseAction[] = [
  'edit',
  'shortlist',
  'decline',
  'withdraw',
  'deal',
  'contact',
];

interface Side {
  /** owner: of the demand. */
  side: 'owner' | 'supplier';
  runsIt: boolean;
}

const OWNER: Partial<Record<ResponseAction, Partial<Record<ResponseState, ResponseState>>>> = {
  shortlist: { sent: 'shortlisted' },
  decline: { sent: 'declined', shortlisted: 'declined', contact: 'declined' },
  deal: { contact: 'deal' },
  contact: { sent: 'contact', shortlisted: 'contact' },
};
const SUPPLIER: typeof OWNER = {
  edit: { sent: 'sent', shortlisted: 'shortlisted', withdrawn: 'sent' },
  withdraw: { sent: 'withdrawn', shortlisted: 'withdrawn', contact: 'withdrawn' },
  contact: { shortlisted: 'contact' },
};

/** What an action makes of a response; undefined if this side may not do it now. A closed demand takes nothing new. */
export function nextResponse(
  state: ResponseState,
  action: ResponseAction,
  { side, runsIt }: Side,
  isOpen: boolean,
): ResponseState | undefined {
  if (!runsIt || (!isOpen && action !== 'withdraw' && action !== 'deal')) return undefined;
  return (side === 'owner' ? OWNER : SUPPLIER)[action]?.[state];
}

export const responseActions = (state: ResponseState, by: Side, isOpen: boolean): ResponseAction[] =>
  RESPONSE_ACTIONS.filter((action) => nextResponse(state, action, by, isOpen) !== undefined);
