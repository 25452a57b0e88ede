import { type TableJob, tableDesk } from './table-desk';

const work = tableDesk();

addEventListener('message', ({ data }: MessageEvent<TableJob>) => postMessage(work(data)));
