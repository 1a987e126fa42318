import { useCallback, useState } from 'react';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { fileTexts } from './texts';

/** What failed to load, and what loads it again; nothing does without a network, where it loads once that is back. */
export type LoadFailure = { message: string; retry: (() => void) | null };

/**
 * Whether something of the network failed to load, and why; it is tried again as soon as the connection is back, and by `retry` while there is one.
 * `focusRef` gives the focus of a pressed Try again to what is there in its place.
 */
export function useLoadFailure(kind: 'image' | 'video' | 'audio') {
  const t = useTexts(fileTexts);
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useOnline();
  useOnReconnect(useCallback(() => setFailed(false), []));
  const texts = {
    image: isOnline ? t.imageFailed : t.offlineImage,
    video: isOnline ? t.videoFailed : t.offlineVideo,
    audio: isOnline ? t.audioFailed : t.offlineAudio,
  };
  const { focusRef, retried } = useRetryFocus();
  const retry = () => {
    retried();
    setFailed(false);
  };
  const failure: LoadFailure | null = hasFailed ? { message: texts[kind], retry: isOnline ? retry : null } : null;
  return { failure, onError: () => setFailed(true), focusRef };
}

/** The ref of what takes the place of a pressed button, which is gone, and the focus with it. */
export function useRetryFocus() {
  const [hasRetried, setRetried] = useState(false);
  return { focusRef: hasRetried ? focus : undefined, retried: () => setRetried(true) };
}

const focus = (element: HTMLElement | null): void => element?.focus();
