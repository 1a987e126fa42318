import { useCallback, useState } from 'react';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { fileTexts } from './texts';

/** Whether something of the network failed to load, and why; it is tried again as soon as the connection is back, and by `retry` while there is one. */
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
  return { failure: hasFailed ? texts[kind] : null, onError: () => setFailed(true), retry: isOnline ? () => setFailed(false) : null };
}
