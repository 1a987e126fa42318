import type { ShownStop } from '@/domain/guided-tours/shown-stops';

export type NarrationEvents = {
  onEnded: () => void;
  /** It cannot be loaded or played. */
  onFailed: () => void;
  /** The browser wants a press before anything is heard; it goes on without sound. */
  onMuted: () => void;
  onCaption: (text: string) => void;
};

/** The sound of a guided tour, one stop at a time, with its captions. */
export type Narration = {
  /** Loads the narration of a stop; null for none. */
  load: (stop: Pick<ShownStop, 'narration' | 'captions'> | null) => void;
  /** Goes on where it was. */
  play: () => void;
  pause: () => void;
  setMuted: (isMuted: boolean) => void;
  setSpeed: (speed: number) => void;
  end: () => void;
};

/** Plays narrations with the browser's own audio and text tracks. */
export function createNarration({ onEnded, onFailed, onMuted, onCaption }: NarrationEvents): Narration {
  const audio = new Audio();
  audio.preload = 'auto';
  let isLoaded = false;
  let speed = 1;
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', () => isLoaded && onFailed());
  const start = async () => {
    try {
      await audio.play();
    } catch (error) {
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isBlocked) return;
      if (audio.muted) return onFailed();
      audio.muted = true;
      onMuted();
      await audio.play().catch(onFailed);
    }
  };
  return {
    load: (stop) => {
      audio.pause();
      audio.replaceChildren();
      onCaption('');
      isLoaded = stop?.narration != null;
      if (!stop?.narration) {
        audio.removeAttribute('src');
        return;
      }
      // captions of another origin need the permission of theirs, and the sound with them
      audio.crossOrigin = stop.captions ? 'anonymous' : null;
      if (stop.captions) audio.append(captionTrack(stop.captions.url, onCaption));
      audio.src = stop.narration.url;
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    play: () => void (isLoaded && !audio.ended && start()),
    pause: () => audio.pause(),
    setMuted: (isMuted) => {
      audio.muted = isMuted;
    },
    setSpeed: (next) => {
      speed = next;
      audio.defaultPlaybackRate = next;
      audio.playbackRate = next;
    },
    end: () => {
      isLoaded = false;
      audio.pause();
      audio.replaceChildren();
      audio.removeAttribute('src');
    },
  };
}

/** The cues that are on, line by line. The browser reads the file only once the track is on. */
function captionTrack(url: string, onCaption: (text: string) => void): HTMLTrackElement {
  const element = document.createElement('track');
  element.kind = 'captions';
  element.src = url;
  const { track } = element;
  track.mode = 'hidden';
  track.addEventListener('cuechange', () =>
    onCaption([...(track.activeCues ?? [])].map((cue) => ('text' in cue ? textOf(cue as VTTCue) : '')).join('\n')),
  );
  return element;
}

/** A cue without its markup. */
const textOf = (cue: VTTCue): string => cue.getCueAsHTML().textContent ?? '';
