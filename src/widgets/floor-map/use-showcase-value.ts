import { useCallback, useSyncExternalStore } from 'react';
import type { ObservableValue } from '@/showcase/observable-values';
import type { ShowcaseValues } from '@/showcase/port';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

type ValueOf<Name extends keyof ShowcaseValues> = ShowcaseValues[Name]['value'];

/** A value of the viewer while it is ready, otherwise the fallback, which is a constant. Not for the pose, which changes with every frame. */
export function useShowcaseValue<Name extends Exclude<keyof ShowcaseValues, 'pose'>>(name: Name, fallback: ValueOf<Name>): ValueOf<Name> {
  const session = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const value = (isReady ? session.readyShowcase()?.values[name] : undefined) as ObservableValue<ValueOf<Name>> | undefined;
  const subscribe = useCallback((onChange: () => void) => value?.subscribe(onChange) ?? noop, [value]);
  return useSyncExternalStore(subscribe, () => (value ? value.value : fallback));
}

const noop = () => undefined;
