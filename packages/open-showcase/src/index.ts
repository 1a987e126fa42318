export { neighborsByDistance } from './scan/neighbors';
export { parseScan } from './scan/parse-scan';
export type * from './scan/scan';
export { ScanError } from './scan/scan-error';
export type { ModelDescription } from './service/describe-model';
export { type ModelServiceOptions, modelService } from './service/model-service';
export type { RequestHandler } from './service/request-handler';
export { serveFolder } from './service/serve-folder';
