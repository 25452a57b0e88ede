/** Address of a file of a work, for whoever may see it. */
export const workFileHref = (activity: string, file: string): string => `/api/activities/${activity}/files/${file}`;
