import { useEffect, useRef, useState } from 'react';
import { errorMessage, isAppError } from '@/domain/app-error';
import { chooseSaveTarget } from '@/ui/save-stream';
import { type ArchiveEntry, type ArchiveProgress, saveArchive } from './save-archive';

/** What happens to a download. */
export type DownloadState =
  | { name: 'idle' }
  | { name: 'running'; progress: ArchiveProgress }
  | { name: 'failed'; message: string }
  | { name: 'done'; progress: ArchiveProgress };

type Archive = { name: string; read: (signal: AbortSignal) => AsyncGenerator<ArchiveEntry> };

const zip = { description: 'ZIP archive', type: 'application/zip', ending: '.zip' };
const progressEveryMs = 100;

/** Downloads archives, one at a time. Leaving the page ends a download. */
export function useArchiveDownload() {
  const [state, setState] = useState<DownloadState>({ name: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (archive: Archive) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState(await run(archive, controller.signal, setState));
    running.current = null;
  };
  return { state, start: (archive: Archive) => void start(archive), cancel: () => running.current?.abort() };
}

async function run({ name, read }: Archive, signal: AbortSignal, onState: (state: DownloadState) => void): Promise<DownloadState> {
  let progress: ArchiveProgress = { files: 0, bytes: 0 };
  let shownAt = 0;
  const onProgress = (next: ArchiveProgress) => {
    progress = next;
    if (performance.now() - shownAt < progressEveryMs) return;
    shownAt = performance.now();
    onState({ name: 'running', progress });
  };
  try {
    const target = await chooseSaveTarget(name, zip);
    if (!target) return { name: 'idle' };
    onState({ name: 'running', progress });
    await saveArchive(read, { target, signal, onProgress });
    return { name: 'done', progress };
  } catch (error) {
    return isAppError(error, 'cancelled') ? { name: 'idle' } : { name: 'failed', message: errorMessage(error) };
  }
}
