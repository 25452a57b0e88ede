import { type SignalJob, signalDesk } from './signal-desk';

const work = signalDesk();

addEventListener('message', ({ data }: MessageEvent<SignalJob>) => postMessage(work(data)));
