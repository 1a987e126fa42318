/**
 * Lets the wheel scroll the page that embeds the app until somebody clicks in the app or the frame: the viewer would zoom instead. Works for frames
 * of our origin. Returns a function that stops it.
 */
export function letPageScroll(frame: HTMLIFrameElement): () => void {
  const view = frame.contentWindow;
  // unhandled by the viewer, the browser scrolls the pages around it
  const ignore = (event: Event) => event.stopImmediatePropagation();
  const targets = [window, view];
  const stop = () => {
    view?.removeEventListener('wheel', ignore, true);
    for (const target of targets) target?.removeEventListener('pointerdown', stop, true);
  };
  view?.addEventListener('wheel', ignore, true);
  for (const target of targets) target?.addEventListener('pointerdown', stop, true);
  return stop;
}
