import Lock from 'lucide-react/icons/lock';
import Unplug from 'lucide-react/icons/unplug';
import type { ModelImageState } from './use-model-image';

const errors = {
  private: { icon: Lock, text: 'This model is private, so its thumbnail can’t be used. Upload your own image instead.' },
  missing: { icon: Unplug, text: 'Couldn’t load the model’s thumbnail. Check the model ID, or upload your own image.' },
} as const;

/** The model's thumbnail, or why it can't be used. */
export function ModelImage({ state, url }: ModelImageState) {
  if (state === 'loading')
    return <div role="status" aria-label="Loading the model’s thumbnail" className="skeleton aspect-video rounded-lg" />;
  if (state === 'available')
    return <img src={url} alt="The model’s thumbnail" className="aspect-video w-full rounded-lg bg-sunken object-cover" />;
  const { icon: Icon, text } = errors[state];
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3 rounded-lg border border-line bg-sunken px-6 text-center">
      <Icon aria-hidden size={24} strokeWidth={1.5} className="text-ink-faint" />
      <p className="max-w-[40ch] text-pretty text-ink-soft text-sm">{text}</p>
    </div>
  );
}
