import { toast } from '../../generated/call-facts.json';

/** Calls whose failures are shown in place, never as a toast. The workbench adds its own when it loads. */
export const quietCalls = new Set<string>(toast.none);
