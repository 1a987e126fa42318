import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as HotToaster, toast } from 'react-hot-toast';
import { uiTexts } from './texts';
import { useTopLayerElement } from './top-layer';
import { useTexts } from './use-texts';

type ToastAction = {
  label: string;
  run: () => void;
  /** Aborted when the action is no longer possible; the button is then removed. */
  signal?: AbortSignal;
};

export type ToastOptions = { action?: ToastAction; position?: 'top-center' | 'bottom-center' };

/** One toast at a time: a new toast replaces the previous one, which is why each sets all options. @see UI-006 */
const id = 'toast';
const durationMs = 2000;
/** Long enough to read the text and the action. */
const actionDurationMs = 10_000;

/** An error stays until it is dismissed or replaced. While a toast has the focus it stays too; under the pointer the library pauses it. */
export function showToast(kind: 'success' | 'error', text: string, { action, position = 'bottom-center' }: ToastOptions): void {
  const showFor = (duration: number) => toast[kind](message, { id, position, duration });
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : action ? actionDurationMs : durationMs;
  const holding = { onFocus: () => showFor(Number.POSITIVE_INFINITY), onBlur: () => showFor(duration) };
  const message =
    kind === 'error' ? <ErrorToast text={text} /> : action ? <ActionToast text={text} action={action} holding={holding} /> : text;
  showFor(duration);
}

/** Removes the toast without animation: the next toast has the same id and would be removed with a fading one. */
export const dismissToast = (): void => toast.remove();

/** Renders toasts in the top layer, so that they are visible and announced above open dialogs. @see UI-006 */
export function Toaster() {
  return createPortal(
    <HotToaster
      // keeps clear of the player's controls, banners and sheets
      containerStyle={{ top: '12rem', bottom: '5rem' }}
      containerClassName="max-md:top-60! max-md:bottom-(--toast-bottom)!"
      toastOptions={{ className: 'toast', success: { icon: null }, error: { icon: null, className: 'toast toast-error' } }}
    />,
    useTopLayerElement(),
  );
}

function ErrorToast({ text }: { text: string }) {
  const { closeMessage } = useTexts(uiTexts);
  return (
    <span className="flex items-center gap-2">
      <span className="wrap-anywhere">{text}</span>
      <button
        type="button"
        aria-label={closeMessage}
        onClick={dismissToast}
        className="-my-1 -me-1 grid size-8 shrink-0 place-items-center rounded-md touch:size-11"
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </button>
    </span>
  );
}

type ActionToastProps = { text: string; action: ToastAction; holding: { onFocus: () => void; onBlur: () => void } };

function ActionToast({ text, action: { label, run, signal }, holding }: ActionToastProps) {
  const isActionAvailable = useSyncExternalStore(
    (listener) => {
      signal?.addEventListener('abort', listener);
      return () => signal?.removeEventListener('abort', listener);
    },
    () => !signal?.aborted,
  );
  const onClick = () => {
    dismissToast();
    run();
  };
  return (
    <span className="flex items-center gap-3">
      <span className="wrap-anywhere line-clamp-2">{text}</span>
      {isActionAvailable && (
        <button
          type="button"
          onClick={onClick}
          {...holding}
          className="-my-1 h-8 shrink-0 rounded-md px-2.5 font-semibold underline underline-offset-4 hover:no-underline touch:h-11"
        >
          {label}
        </button>
      )}
    </span>
  );
}
