import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { PanelTabs } from '@/ui/panel-tabs';
import { SidePanel } from '@/ui/side-panel';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { useEditingState } from '../session/editing-context';
import { type PanelTab, panelTabs } from '../session/view-state';
import { AdvancedTab } from './advanced-tab';
import { EmbedsTab, LinksTab } from './content-tabs';
import { FilesTab } from './files-tab';
import { InfoTab } from './info-tab';

/** Edits the open point of interest. @see EDIT-006 */
export function EditPanel() {
  const poi = usePlayerState((state) => state.activePoi);
  // deferred, so that the list responds first
  const shown = useDeferredUntilPaint(poi);
  const isThere = useEditingState((state) => shown !== null && findPoi(state.edited.folders, shown) !== undefined);
  const wasPlaced = useEditingState((state) => shown !== null && state.placedPoi === shown);
  // on small screens the panel covers the scan
  const isNarrow = useMediaQuery('(width < 48rem)');
  const isPointing = useEditingState((state) => state.placing !== null || state.changingView !== null);
  if (isNarrow && isPointing) return null;
  return shown !== null && isThere ? <Panel poi={shown} startsLow={isNarrow && wasPlaced} /> : null;
}

const labels: Readonly<Record<PanelTab, string>> = { info: 'info', links: 'links', embeds: 'Videos', files: 'files', advanced: 'advanced' };

const Panel = memo(function Panel({ poi, startsLow }: { poi: PoiId; startsLow: boolean }) {
  const tab = useEditingState((state) => state.tab);
  const chooseTab = useEditingState((state) => state.chooseTab);
  const closePoi = usePlayerState((state) => state.closePoi);
  const isWriting = useEditingState((state) => state.editedBlock !== null);
  return (
    <SidePanel
      needsRoom={isWriting}
      label="Edit panel"
      kind="editing"
      header={<Header poi={poi} />}
      startsLow={startsLow}
      onClose={closePoi}
    >
      <PanelTabs
        label="What to edit"
        contentKey={poi}
        value={tab}
        onChange={chooseTab}
        tabs={panelTabs.map((value) => ({
          value,
          label: <span className="block first-letter:uppercase">{labels[value]}</span>,
          content: contentOf(value, poi),
        }))}
      />
      <TabNavigation tab={tab} onChoose={chooseTab} onClose={closePoi} />
    </SidePanel>
  );
});

function Header({ poi }: { poi: PoiId }) {
  const found = useEditingState((state) => findPoi(state.edited.folders, poi));
  const icons = useEditingState((state) => state.input.icons);
  if (!found) return null;
  return (
    <div className="flex items-center gap-2.5">
      <PoiIcon poi={found} icons={icons} />
      <h2 className="min-w-0 grow truncate font-semibold text-base text-ink tracking-tight">{found.name}</h2>
    </div>
  );
}

function contentOf(tab: PanelTab, poi: PoiId): ReactNode {
  switch (tab) {
    case 'info':
      return <InfoTab poi={poi} />;
    case 'links':
      return <LinksTab key={poi} poi={poi} />;
    case 'embeds':
      return <EmbedsTab key={poi} poi={poi} />;
    case 'files':
      return <FilesTab key={poi} poi={poi} />;
    case 'advanced':
      return <AdvancedTab key={poi} poi={poi} />;
  }
}

const nameOf = (tab: PanelTab): string => labels[tab].charAt(0).toUpperCase() + labels[tab].slice(1);

type WaysProps = { tab: PanelTab; onChoose: (tab: PanelTab) => void; onClose: () => void };

/** Previous, Next and Close. @see EDIT-007 */
function TabNavigation({ tab, onChoose, onClose }: WaysProps) {
  const at = panelTabs.indexOf(tab);
  const [before, after] = [panelTabs[at - 1], panelTabs[at + 1]];
  const choose = (next: PanelTab) => {
    onChoose(next);
    announce(`${nameOf(next)}, tab ${panelTabs.indexOf(next) + 1} of ${panelTabs.length}`);
  };
  return (
    <div className="flex shrink-0 items-center gap-2 border-line border-t py-2 pe-4 ps-1 max-md:py-1">
      <Button size="small" look="quiet" disabled={!before} onClick={() => before && choose(before)}>
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
        Previous <span className="sr-only">tab{before && `: ${nameOf(before)}`}</span>
      </Button>
      <Button size="small" look="quiet" disabled={!after} onClick={() => after && choose(after)}>
        Next <span className="sr-only">tab{after && `: ${nameOf(after)}`}</span>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
      </Button>
      <span className="grow" />
      <Button size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
