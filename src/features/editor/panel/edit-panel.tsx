import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { PanelTabs } from '@/ui/panel-tabs';
import { SidePanel } from '@/ui/side-panel';
import { useMedia } from '@/ui/use-media';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingState } from '../session/editing-context';
import { type PanelTab, panelTabs } from '../session/editing-state';
import { AdvancedTab } from './advanced-tab';
import { EmbedsTab } from './embeds-tab';
import { FilesTab } from './files-tab';
import { InfoTab } from './info-tab';
import { LinksTab } from './links-tab';

/** What a point of interest is and holds, to be changed. @see EDIT-006 */
export function EditPanel() {
  const poi = usePlayer((state) => state.activePoi);
  // the list answers first
  const shown = useDeferredValue(poi);
  const isThere = useEditingState((state) => shown !== null && findPoi(state.edited.folders, shown) !== undefined);
  // on small screens it lies over the scan that is pointed into
  const isInTheWay = useMedia('(width < 48rem)');
  const isPointing = useEditingState((state) => state.placing !== null || state.changingView !== null);
  if (isInTheWay && isPointing) return null;
  return shown !== null && isThere ? <Panel poi={shown} /> : null;
}

const labels: Readonly<Record<PanelTab, string>> = { info: 'info', links: 'links', embeds: 'Videos', files: 'files', advanced: 'advanced' };

const Panel = memo(function Panel({ poi }: { poi: PoiId }) {
  const tab = useEditingState((state) => state.tab);
  const chooseTab = useEditingState((state) => state.chooseTab);
  const closePoi = usePlayer((state) => state.closePoi);
  return (
    <SidePanel label="Edit panel" side="right" isSlim header={<Header poi={poi} />} onClose={closePoi}>
      <PanelTabs
        label="What to edit"
        of={poi}
        value={tab}
        onChange={chooseTab}
        tabs={panelTabs.map((value) => ({
          value,
          label: <span className="block first-letter:uppercase">{labels[value]}</span>,
          content: contentOf(value, poi),
        }))}
      />
      <Ways tab={tab} onChoose={chooseTab} onClose={closePoi} />
    </SidePanel>
  );
});

function Header({ poi }: { poi: PoiId }) {
  const found = useEditingState((state) => findPoi(state.edited.folders, poi));
  const icons = useEditingState((state) => state.given.icons);
  if (!found) return null;
  return (
    <div className="flex items-center gap-2.5">
      <PoiMark poi={found} icons={icons} />
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

type WaysProps = { tab: PanelTab; onChoose: (tab: PanelTab) => void; onClose: () => void };

/** The ways on through the tabs, and out. @see EDIT-007 */
function Ways({ tab, onChoose, onClose }: WaysProps) {
  const at = panelTabs.indexOf(tab);
  const [before, after] = [panelTabs[at - 1], panelTabs[at + 1]];
  return (
    <div className="flex shrink-0 items-center gap-2 border-line border-t px-3 py-2 max-md:py-1">
      <Button size="small" look="quiet" disabled={!before} onClick={() => before && onChoose(before)}>
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
        Previous
      </Button>
      <Button size="small" look="quiet" disabled={!after} onClick={() => after && onChoose(after)}>
        Next
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
      </Button>
      <span className="grow" />
      <Button size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
