import { loadModule } from '@/loading/load-code';

const importBucket = () => import('./bucket');

/** Loads the Storage SDK and the project's bucket on demand. @throws AppError `unavailable` if the code cannot be loaded; the next call retries */
export const openBucket = (): ReturnType<typeof importBucket> => loadModule(importBucket);
