import Camera from 'lucide-react/icons/camera';
import Crosshair from 'lucide-react/icons/crosshair';
import Play from 'lucide-react/icons/play';
import { changeStop } from '@/domain/guided-tours/changes';
import { type GuidedStop, type Transition, transitions } from '@/domain/guided-tours/guided-tour';
import { guidedTourLimits } from '@/domain/limits';
import { nameText } from '@/domain/plain-name';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useEditableField, useEditingSession, useEditingState } from '../session/editing-context';
import { ScreenshotImage } from '../tags/screenshot-image';
import { editTours, retakeView } from './add-stops';
import { StopFileField } from './stop-file-field';
import { StopSeconds } from './stop-seconds';
import { goToStop, playFrom } from './stop-view';

/** The fields of a stop; what is typed into one is one undo step. */
export function StopEditor({ stop }: { stop: GuidedStop }) {
  const session = useEditingSession();
  const isCapturing = useEditingState((state) => state.capturing.has(stop.id));
  const set = (changes: Partial<GuidedStop>, field: string) =>
    void editTours(
      session,
      `Change ${field} of the stop`,
      (tours) => changeStop(tours, stop.id, (now) => ({ ...now, ...changes })),
      `${field} ${stop.id}`,
    );
  const title = useEditableField(stop.title, (typed) => set({ title: nameText(typed) }, 'title'));
  const text = useEditableField(stop.text, (typed) => set({ text: typed }, 'text'));
  return (
    <div className="flex flex-col gap-4">
      {stop.poi === null && <ScreenshotImage owner={stop.id} screenshot={stop.image ?? ''} alt="What visitors see of this stop" />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => goToStop(session, stop)}>
          <Crosshair aria-hidden size={16} strokeWidth={1.75} />
          Go there
        </Button>
        <Button size="small" onClick={() => playFrom(session, stop.id)}>
          <Play aria-hidden size={16} strokeWidth={1.75} />
          Play from here
        </Button>
        <Button size="small" busy={isCapturing} onClick={() => retakeView(session, stop.id)}>
          {!isCapturing && <Camera aria-hidden size={16} strokeWidth={1.75} />}
          Retake from this view
        </Button>
      </div>
      <TextField
        label="Title"
        maxLength={guidedTourLimits.title}
        hint={stop.poi === null ? 'Shown above the text.' : 'Empty: the name of the point.'}
        {...title}
      />
      <TextArea
        label="Text"
        rows={4}
        maxLength={guidedTourLimits.text}
        hint={`${stop.text.length} of ${guidedTourLimits.text} characters. ${stop.narration ? 'The transcript of the narration.' : 'Visitors read it while they are here.'}`}
        {...text}
      />
      <StopFileField stop={stop} use="narration" />
      {(stop.narration || stop.captions) && <StopFileField stop={stop} use="captions" />}
      <StopSeconds seconds={stop.seconds} onChange={(seconds) => set({ seconds }, 'seconds')} />
      <SelectField
        label="How visitors get here"
        value={stop.transition}
        options={transitions.map((value) => ({ value, label: transitionLabels[value] }))}
        onChange={({ target }) => set({ transition: target.value as Transition }, 'transition')}
      />
    </div>
  );
}

const transitionLabels: Record<Transition, string> = {
  walk: 'Walk there through the scan',
  glide: 'Move there at once',
  cut: 'Fade to the view',
};
