import { useEffect, useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import type { Tour } from '@/domain/tours/tour';
import { SwitchField } from '@/ui/switch-field';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { PlayerState } from '@/widgets/player-session/player-state';
import { debugTexts } from './texts';

/** Toggles of the demo page: tags, list, sweeps and a log of the viewer's state. @see PLAYER-019 */
export function DebugToggles({ tour }: { tour: Pick<Tour, 'folders'> }) {
  const t = useTexts(debugTexts);
  const session = usePlayerSession();
  const hiddenFolders = usePlayerState((state) => state.hiddenFolders);
  const hideFolders = usePlayerState((state) => state.setHiddenFolders);
  const sidebarOpen = usePlayerState((state) => state.sidebarOpen);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const showsSweeps = usePlayerState((state) => state.showsSweeps);
  const logs = usePlayerState((state) => state.logs);
  const log = usePlayerState((state) => state.setLogs);
  const showsTags = hiddenFolders.size === 0;
  return (
    <div className="px-4 py-2">
      <SwitchField
        label={t.tags}
        hint={t.tagsHint({ number: allPois(tour.folders).filter(({ type }) => type === 'tag').length })}
        checked={showsTags}
        onChange={(shows) => hideFolders(shows ? [] : tour.folders.map(({ id }) => id))}
      />
      <SwitchField label={t.sidebar} checked={sidebarOpen} onChange={openSidebar} />
      <SwitchField label={t.sweeps} hint={t.sweepsHint} checked={showsSweeps} onChange={session.showSweeps} />
      <SwitchField label={t.log} checked={logs} onChange={log} />
      {logs && <Log />}
    </div>
  );
}

type Line = { id: number; text: string };

const maxLines = 50;

function Log() {
  const t = useTexts(debugTexts);
  const { store } = usePlayerSession();
  const [lines, setLines] = useState<readonly Line[]>(() => [{ id: 0, text: lineOf(store.getState()) }]);
  useEffect(
    () =>
      store.subscribe((state) => {
        const text = lineOf(state);
        setLines((previous) =>
          previous.at(-1)?.text === text ? previous : [...previous, { id: (previous.at(-1)?.id ?? 0) + 1, text }].slice(-maxLines),
        );
      }),
    [store],
  );
  return (
    <section aria-label={t.log} className="mt-2 max-h-48 overflow-y-auto rounded-lg bg-sunken p-3">
      <ol className="font-mono text-ink-soft text-xs">
        {lines.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

const lineOf = ({ stage, viewMode, floor, sweep, zoom, activePoi }: PlayerState): string =>
  [
    stage.name,
    viewMode ?? 'nowhere',
    `floor ${floor ?? '-'}`,
    `sweep ${sweep || '-'}`,
    `zoom ${zoom.toFixed(2)}`,
    activePoi && `poi ${activePoi}`,
  ]
    .filter(Boolean)
    .join(' · ');
