import { useEffect, useState } from 'react';
import { allPois } from '@/domain/folders';
import type { Tour } from '@/domain/tours';
import { SwitchField } from '@/ui/switch-field';
import type { PlayerState } from '@/widgets/visit/player-state';
import { usePlayer, useSession } from '@/widgets/visit/session-context';

/** What the demo page lets one switch: tags, list, sweeps, and a log of what the viewer tells. @see PLAYER-019 */
export function DebugToggles({ tour }: { tour: Pick<Tour, 'folders'> }) {
  const session = useSession();
  const hiddenFolders = usePlayer((state) => state.hiddenFolders);
  const hideFolders = usePlayer((state) => state.hideFolders);
  const sidebarOpen = usePlayer((state) => state.sidebarOpen);
  const openSidebar = usePlayer((state) => state.openSidebar);
  const showsSweeps = usePlayer((state) => state.showsSweeps);
  const logs = usePlayer((state) => state.logs);
  const log = usePlayer((state) => state.log);
  const showsTags = hiddenFolders.size === 0;
  return (
    <div className="px-4 py-2">
      <SwitchField
        label="Tags"
        hint={`${allPois(tour.folders).filter(({ type }) => type === 'tag').length} of this tour`}
        checked={showsTags}
        onChange={(shows) => hideFolders(shows ? [] : tour.folders.map(({ id }) => id))}
      />
      <SwitchField label="Sidebar" checked={sidebarOpen} onChange={openSidebar} />
      <SwitchField label="Sweeps" hint="The circles one can step onto" checked={showsSweeps} onChange={session.showSweeps} />
      <SwitchField label="Log output" checked={logs} onChange={log} />
      {logs && <Log />}
    </div>
  );
}

type Line = { id: number; text: string };

const kept = 50;

function Log() {
  const { store } = useSession();
  const [lines, setLines] = useState<readonly Line[]>(() => [{ id: 0, text: lineOf(store.getState()) }]);
  useEffect(
    () =>
      store.subscribe((state) => {
        const text = lineOf(state);
        setLines((before) =>
          before.at(-1)?.text === text ? before : [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-kept),
        );
      }),
    [store],
  );
  return (
    <section aria-label="Log output" className="mt-2 max-h-48 overflow-y-auto rounded-lg bg-sunken p-3">
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
