import type { ViewerErrorName } from './port';

const names: readonly string[] = [
  'InvalidArgument',
  'NotFound',
  'WrongMode',
  'Busy',
  'NotReady',
  'NotSupported',
] satisfies ViewerErrorName[];

/** Whether an error is one of the engine's own rejections rather than a failure. */
export const isViewerError = (reason: unknown): boolean => reason instanceof Error && names.includes(reason.name);

/** Creates an error of this name; the message says what to do. */
export function viewerError(name: ViewerErrorName, sentence: string): Error {
  const error = new Error(sentence);
  error.name = name;
  return error;
}
