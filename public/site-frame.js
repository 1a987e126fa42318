// Shows the page of another site that the address names after "#", in a frame that can neither reach this page nor leave it. The header of this page
// allows frames of other sites, the app's does not. It shows nothing on its own, and nothing where another site frames it: what is shown under our
// address would seem to be ours.
const framePermissions = 'allow-scripts allow-same-origin allow-forms allow-popups';

function isInOurPage() {
  try {
    return window.parent !== window && window.parent === window.top && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

function pageInAddress() {
  try {
    const page = new URL(decodeURIComponent(location.hash.slice(1)));
    const isAllowed = page.protocol === 'https:' && page.origin !== location.origin && page.username === '' && page.password === '';
    return isAllowed ? page : null;
  } catch {
    return null;
  }
}

const page = isInOurPage() ? pageInAddress() : null;
if (page) {
  const frame = document.createElement('iframe');
  frame.title = page.host;
  frame.setAttribute('sandbox', framePermissions);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  Object.assign(document.body.style, { margin: '0' });
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
  frame.src = page.href;
  document.body.append(frame);
}
