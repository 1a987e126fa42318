export { neighborsByDistance } from './neighbors';
export { parseScan } from './parse-scan';
export type * from './scan';
export { ScanError } from './scan-error';
