import { writeValue } from '../../model/proto-json/value';
import { printMicros } from '../../model/timestamp';
import { documentJson } from '../document-json';
import type { ListenResponse, WriteResponse } from '../stream';

/** The JSON text of a `ListenResponse`; absent and empty fields are left out. */
export function writeListenResponse(message: ListenResponse): string {
  if (message.kind === 'documentChange') return writeDocumentChange(message);
  if (message.kind === 'targetChange') return writeTargetChange(message);
  if (message.kind === 'filter') return JSON.stringify({ filter: { targetId: message.targetId, count: message.count } });
  const { name, readTime, removedTargetIds } = message;
  return JSON.stringify({ [message.kind]: { document: name, readTime: printMicros(readTime), removedTargetIds } });
}

function writeDocumentChange({ name, doc, targetIds, removedTargetIds }: ListenResponse & { kind: 'documentChange' }): string {
  const added = targetIds.length > 0 ? `,"targetIds":[${targetIds.join(',')}]` : '';
  const removed = removedTargetIds.length > 0 ? `,"removedTargetIds":[${removedTargetIds.join(',')}]` : '';
  return `{"documentChange":{"document":${documentJson({ name, doc })}${added}${removed}}}`;
}

function writeTargetChange({ change, targetIds, cause, resumeToken, readTime }: ListenResponse & { kind: 'targetChange' }): string {
  return JSON.stringify({
    targetChange: {
      ...(change !== 'NO_CHANGE' && { targetChangeType: change }),
      ...(targetIds.length > 0 && { targetIds }),
      ...(cause && { cause: { code: cause.code, message: cause.message } }),
      ...(resumeToken && { resumeToken: toBase64(resumeToken) }),
      ...(readTime !== undefined && { readTime: printMicros(readTime) }),
    },
  });
}

/** The JSON text of a `WriteResponse`; absent and empty fields are left out. */
export function writeWriteResponse({ streamId, streamToken, results, commitTime }: WriteResponse): string {
  return JSON.stringify({
    ...(streamId !== undefined && { streamId }),
    streamToken: toBase64(streamToken),
    ...(results.length > 0 && {
      writeResults: results.map(({ updateTime, transformResults }) => ({
        ...(updateTime !== undefined && { updateTime: printMicros(updateTime) }),
        ...(transformResults.length > 0 && { transformResults: transformResults.map(writeValue) }),
      })),
    }),
    ...(commitTime !== undefined && { commitTime: printMicros(commitTime) }),
  });
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
