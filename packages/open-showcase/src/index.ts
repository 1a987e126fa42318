export * from './scan/index';
export type { ModelDescription } from './service/describe-model';
export { type ModelServiceOptions, modelService } from './service/model-service';
export type { RequestHandler } from './service/request-handler';
export { serveFolder } from './service/serve-folder';
