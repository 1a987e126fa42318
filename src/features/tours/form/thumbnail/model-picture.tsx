import Lock from 'lucide-react/icons/lock';
import Unplug from 'lucide-react/icons/unplug';
import type { ModelPictureState } from './use-model-picture';

const why = {
  private: { icon: Lock, text: 'This model is private, and shows its picture to nobody. Use a picture of yours.' },
  missing: { icon: Unplug, text: 'The picture of this model cannot be had now. Check the model ID, or use a picture of yours.' },
} as const;

/** The picture the model has. */
export function ModelPicture({ state, address }: ModelPictureState) {
  if (state === 'asking')
    return <div role="status" aria-label="Asking for the model’s picture" className="skeleton aspect-video rounded-lg" />;
  if (state === 'free')
    return <img src={address} alt="The model as it shows itself" className="aspect-video w-full rounded-lg bg-sunken object-cover" />;
  const { icon: Icon, text } = why[state];
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3 rounded-lg border border-line bg-sunken px-6 text-center">
      <Icon aria-hidden size={24} strokeWidth={1.5} className="text-ink-faint" />
      <p className="max-w-[40ch] text-pretty text-ink-soft text-sm">{text}</p>
    </div>
  );
}
