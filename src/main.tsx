import './app/without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirstScreen } from './app/app';
import { logCaughtError } from './app/caught-errors';
import { FrameGuard } from './app/framing/frame-guard';
import { whenLastLookPainted } from './app/last-look-painted';
import { pageLanguage } from './app/page-language';
import { guardTranslatedTexts } from './app/translated-page';
import { waitForContent } from './app/wait-for-content';
import { mayBeSignedIn } from './backend/auth/stored-user';
import { showLanguage } from './language/show-language';
import { applyColorScheme } from './ui/color-scheme';
import { guardHistory } from './ui/history-guard';
import './ui/tokens.css';

applyColorScheme();
guardHistory();
waitForContent();
guardTranslatedTexts();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
const render = () =>
  createRoot(root, { onCaughtError: logCaughtError }).render(
    <StrictMode>
      <FrameGuard>
        <App />
      </FrameGuard>
    </StrictMode>,
  );

const start = async () => {
  // before anything reads the address, which people pass on
  if (window.location.hash.includes('invited=')) (await import('./widgets/invited')).takeInvited();
  await whenLastLookPainted();
  // from the first paint on, the page is in its language
  await Promise.all([showLanguage(pageLanguage(mayBeSignedIn())), loadFirstScreen()]);
  render();
};

// requests before App Check has started would be rejected
if (import.meta.env.VITE_APP_CHECK_KEY)
  void import('./backend/app-check/app-check')
    .then(({ startAppCheck }) => startAppCheck())
    .catch(console.error)
    .then(start);
else void start();
