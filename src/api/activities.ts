import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/activities';

// Said in place of the list, the activity, or beside the proof.
for (const call of ['listActivities', 'getActivity', 'getActivityProof', 'listActivityWinners']) quietCalls.add(call);
