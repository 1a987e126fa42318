import TagIcon from 'lucide-react/icons/tag';
import type { PoiId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { nameText } from '@/domain/plain-name';
import { stemHeights, type Tag } from '@/domain/pois/poi';
import { withIcon, withStemHeight } from '@/domain/pois/tag-changes';
import { Button } from '@/ui/button';
import { SliderField } from '@/ui/slider-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { type SteadyPoi, useEditableField, useEditingSession, useEditingState, useSteadyPoi } from '../session/editing-context';
import { useEditTag } from './admin-tag-fields';
import { IconPicker } from './icon-picker';
import { cancelPlacing, placeTag } from './place-tag';
import { Section } from './section';
import { StemFields, TagPlaceFields } from './tag-place-fields';

type Props = { poi: PoiId };

/** The icon and tag of a point of interest. @see EDIT-024 EDIT-032 */
export function TagSection({ poi: id }: Props) {
  const { editPoi } = useEditingSession();
  const poi = useSteadyPoi(id);
  const icons = useEditingState((state) => state.input.icons);
  if (!poi) return null;
  const tag = poi.type === 'tag' ? poi.tag : null;
  return (
    <>
      <Section title="Icon">
        <IconPicker
          icons={icons}
          type={poi.type}
          value={tag?.icon ?? poi.icon}
          onChange={(icon) => editPoi('Change icon', id, (found) => withIcon(found, icon))}
        />
      </Section>
      <Section title="Tag" aside={<PlaceButton poi={poi} />}>
        {tag ? <TagFields key={id} id={id} tag={tag} /> : <p className="text-ink-soft text-sm">Place a tag to show it in the scan.</p>}
      </Section>
    </>
  );
}

/** Starts placing the tag; pressed again, it cancels. @see EDIT-024 EDIT-027 */
function PlaceButton({ poi: { identifier, type, tag } }: { poi: SteadyPoi }) {
  const session = useEditingSession();
  const isPlacing = useEditingState((state) => state.placing === identifier);
  const plays = usePlayerState((state) => state.stage.name === 'ready');
  const isPlaced = type === 'tag' && tag !== null && !isPlacing;
  return (
    <Button
      size="small"
      look={isPlacing ? 'primary' : 'plain'}
      aria-pressed={isPlacing}
      disabled={!plays}
      onClick={() => (isPlacing ? cancelPlacing(session) : void placeTag(session, identifier))}
    >
      <TagIcon aria-hidden size={16} strokeWidth={1.75} />
      {isPlaced ? 'Place again' : 'Place'}
    </Button>
  );
}

function TagFields({ id, tag }: { id: PoiId; tag: Tag }) {
  const { endStep } = useEditingSession();
  const edit = useEditTag(id);
  const label = useEditableField(tag.label, (typed) => {
    const plain = nameText(typed);
    if (plain.trim() !== '') edit('label', (before) => ({ ...before, label: plain }));
  });
  const description = useEditableField(tag.description, (typed) => edit('description', (before) => ({ ...before, description: typed })));
  return (
    <>
      <TextField
        label="Label"
        maxLength={folderLimits.tagLabel}
        autoComplete="off"
        error={label.value.trim() === '' ? `A tag needs a label. Until you enter one, it stays “${tag.label}”.` : null}
        {...label}
      />
      <TextArea label="Description" rows={3} maxLength={folderLimits.tagDescription} {...description} />
      <SliderField
        label="Length"
        min={stemHeights.min}
        max={stemHeights.max}
        step={stemHeights.step}
        value={tag.stemHeight}
        valueText={`${tag.stemHeight.toFixed(2)} m`}
        onChange={(metres) => edit('length', (before) => withStemHeight(before, metres))}
        onCommit={endStep}
      />
      <StemFields id={id} tag={tag} />
      <TagPlaceFields id={id} tag={tag} />
    </>
  );
}
