import type { Showcase } from '@/showcase/port';
import type { PlayerContext } from './player-context';

/** Whether the scan's own tags and measurements are shown now: they never compete with an open PoI. */
export const showsScanMarks = ({ content, store }: Pick<PlayerContext, 'content' | 'store'>): boolean =>
  content.showsScanMarks === true && store.getState().activePoi === null;

/** Whether its measurements are wanted, where no PoI is open: by the visitor, else by the tour. */
const wantsMeasurements = ({ scanMeasurements, content }: PlayerContext): boolean => scanMeasurements ?? content.showsScanMarks === true;

/** Shows and hides the scan's own tags and measurements: `begin` in a viewer that is ready, `follow` when a PoI was opened or closed. */
export function scanMarks(context: PlayerContext, showcase: Showcase, tags: { hideModelTags: () => void }) {
  const showMeasurements = () => {
    const shows = wantsMeasurements(context) && context.store.getState().activePoi === null;
    showcase.changeSetting('measurements', shows).then(
      (hasSetting) => hasSetting && context.store.setState({ showsScanMeasurements: shows }),
      // a viewer without this setting goes on showing them
      () => undefined,
    );
  };
  return {
    begin: showMeasurements,
    follow: () => {
      if (showcase.state.value.name !== 'ready') return;
      if (!context.tagsFrozen) tags.hideModelTags();
      if (wantsMeasurements(context)) showMeasurements();
    },
  };
}
