import { useEffect, useRef, useState } from 'react';
import { errorMessage, isAppError } from '@/domain/app-error';
import { archiveName } from '@/domain/publishing/website/archive-names';
import { chooseSaveTarget } from '@/ui/save-stream';
import { downloadWebsite, type Progress } from './download-website';
import type { WebsitePlan } from './use-plan';

/** What happens to the download. */
export type DownloadState =
  | { name: 'idle' }
  | { name: 'running'; progress: Progress }
  | { name: 'failed'; message: string }
  | { name: 'done'; progress: Progress };

const zip = { description: 'ZIP archive', type: 'application/zip', ending: '.zip' };
const progressEveryMs = 100;

/** Downloads the website of a version, in a language by its BCP 47 tag; one download at a time. Leaving the page ends it. */
export function useWebsiteDownload(plan: WebsitePlan | null) {
  const [state, setState] = useState<DownloadState>({ name: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (language: string) => {
    if (!plan || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState(await run(plan, language, controller.signal, setState));
    running.current = null;
  };
  return { state, start: (language: string) => void start(language), cancel: () => running.current?.abort() };
}

async function run(
  plan: WebsitePlan,
  language: string,
  signal: AbortSignal,
  onState: (state: DownloadState) => void,
): Promise<DownloadState> {
  let progress: Progress = { files: 0, bytes: 0 };
  let shownAt = 0;
  const onProgress = (next: Progress) => {
    progress = next;
    if (performance.now() - shownAt < progressEveryMs) return;
    shownAt = performance.now();
    onState({ name: 'running', progress });
  };
  try {
    const target = await chooseSaveTarget(archiveName(plan.snapshot.tourName || plan.tour.name, plan.version.name), zip);
    if (!target) return { name: 'idle' };
    onState({ name: 'running', progress });
    await downloadWebsite(plan, { language, target, signal, onProgress });
    return { name: 'done', progress };
  } catch (error) {
    return isAppError(error, 'cancelled') ? { name: 'idle' } : { name: 'failed', message: errorMessage(error) };
  }
}
