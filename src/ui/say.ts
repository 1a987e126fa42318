/** One at a time: a new one takes the place of the last, also of what a command said. @see UI-006 */
const single = { id: 'toast' };

// the code comes with whatever shows the toasts
const toasts = async () => (await import('react-hot-toast')).toast;

export const say = (text: string, { position }: { position?: 'top-center' } = {}): void =>
  void toasts().then((toast) => toast.success(text, { ...single, ...(position && { position }) }));

/** Says what is wrong and needs no decision. */
export const sayProblem = (text: string): void => void toasts().then((toast) => toast.error(text, single));
