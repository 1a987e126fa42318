// The page of a custom block that a visitor let run (src/widgets/custom-page/custom-frame.tsx). Its own header gives it no origin, so that
// what it runs reaches nothing of the app; the app's policy for scripts does not apply to it.
window.addEventListener('message', function show(event) {
  // served without that header, it has an origin
  if (self.origin !== 'null') return;
  if (event.source !== window.parent || event.origin !== location.origin || typeof event.data !== 'string') return;
  window.removeEventListener('message', show);
  document.open();
  document.write(event.data);
  document.close();
});
