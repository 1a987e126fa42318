import { serveStorageRules } from './serve';

await serveStorageRules(process);
