import { iconRefs } from '@/domain/icons';
import { olderLimits } from '@/domain/limits';
import { iconOf, parentOf } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { nameText } from '@/domain/plain-name';
import { stemHeights } from '@/domain/pois/poi';
import { snapStemHeight, withStemHeight } from '@/domain/pois/tag-changes';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { SidePanel } from '@/ui/side-panel';
import { SliderField } from '@/ui/slider-field';
import { TextField } from '@/ui/text-field';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { RichTextField } from '@/widgets/rich-text-editor/rich-text-field';
import { ItemImages } from './item-images';
import { LinkList } from './link-list';
import { moveItem, removeItem, useItem, useOlderEditingSession, useOlderState } from './older-editing-session';
import { placeOlderTag } from './older-scan-tools';
import { SaveControls } from './save-controls';
import { SweepFiles } from './sweep-files';

/** Edits the open point. @see OLD-013 MODEL-060 */
export function OlderPanel() {
  const activePoi = usePlayerState((state) => state.activePoi);
  const closePoi = usePlayerState((state) => state.closePoi);
  const item = useItem(activePoi);
  // there the list, which has them otherwise, is behind this panel
  const isNarrow = useMediaQuery('(width < 64rem)');
  // on small screens the panel covers the scan
  const isPhone = useMediaQuery('(width < 48rem)');
  const isPointing = useOlderState((state) => state.placing !== null || state.changingView !== null);
  if (!item || (isPhone && isPointing)) return null;
  return (
    <SidePanel
      key={item.identifier}
      label="Edit panel"
      kind="editing"
      header={<h2 className="truncate font-medium text-base">{item.name || 'Without a name'}</h2>}
      onClose={closePoi}
    >
      <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto px-4 py-4">
        <Texts item={item} />
        <Views item={item} />
        <LinkList label="Links" item={item} field="links" />
        <LinkList label="Videos" item={item} field="embeds" />
        <ItemImages item={item} />
        {item.sweep !== '' && <SweepFiles sweep={item.sweep} item={item} />}
        <Deletion item={item} />
      </div>
      {isNarrow && <SaveControls />}
    </SidePanel>
  );
}

function Texts({ item }: { item: OlderItem }) {
  const { edit } = useOlderEditingSession();
  const set = (changes: Partial<OlderItem>) => edit(item.identifier, (current) => ({ ...current, ...changes }));
  return (
    <>
      <TextField
        label="Name"
        value={item.name}
        maxLength={olderLimits.name}
        autoComplete="off"
        onChange={({ target }) => set({ name: nameText(target.value) })}
      />
      <RichTextField
        label="Description"
        value={item.description}
        maxLength={olderLimits.description}
        onChange={(description) => set({ description })}
      />
    </>
  );
}

function Views({ item }: { item: OlderItem }) {
  const session = useOlderEditingSession();
  const isPlacing = useOlderState((state) => state.placing !== null);
  const set = (changes: Partial<OlderItem>) => session.edit(item.identifier, (current) => ({ ...current, ...changes }));
  return (
    <section aria-label="View and tag" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isPlacing} onClick={() => session.store.setState({ changingView: item.identifier })}>
          Set View
        </Button>
        <Button size="small" disabled={isPlacing} onClick={() => void placeOlderTag(session, item)}>
          {item.type === 'tag' ? 'Move tag' : 'Place tag'}
        </Button>
      </div>
      {item.type === 'tag' && (
        <>
          <SelectField
            label="Icon"
            value={iconOf(item)}
            options={iconRefs.map((ref) => ({ value: ref, label: ref }))}
            onChange={({ target }) => set({ icon: target.value })}
          />
          <SliderField
            label="Stem"
            {...stemHeights}
            value={snapStemHeight(item.normal)}
            valueText={`${item.normal} m`}
            onChange={(metres) => {
              const { stemHeight, stemVector } = withStemHeight({ stemHeight: item.normal, stemVector: item.stem }, metres);
              set({ normal: stemHeight, stem: stemVector });
            }}
          />
        </>
      )}
      <Parent item={item} />
    </section>
  );
}

/** Where the point is in the list: on the first level, or below another point. */
function Parent({ item }: { item: OlderItem }) {
  const session = useOlderEditingSession();
  const items = useOlderState((state) => state.items);
  const options = items.filter(({ identifier }) => identifier !== item.identifier);
  return (
    <SelectField
      label="Below"
      value={parentOf(items, item.identifier)?.identifier ?? ''}
      options={[
        { value: '', label: 'No other point' },
        ...options.map(({ identifier, name }) => ({ value: identifier, label: name || 'Without a name' })),
      ]}
      onChange={({ target }) => moveItem(session, item, target.value)}
    />
  );
}

const Deletion = ({ item }: { item: OlderItem }) => {
  const session = useOlderEditingSession();
  return (
    <div className="border-line border-t pt-4">
      <Button size="small" look="danger" onClick={() => removeItem(session, item)}>
        Delete
      </Button>
    </div>
  );
};
