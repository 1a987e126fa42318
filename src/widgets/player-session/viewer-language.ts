import { locale } from '@/language/i18n';
import type { Showcase } from '@/showcase/port';
import { viewerPageTexts } from './texts';

/** Keeps the viewer's own texts and numbers in the language of the page. The provider's viewer has its language from its address alone. */
export function followLanguage(showcase: Showcase): { send: () => void; end: () => void } {
  const send = () => {
    if (showcase.state.value.name !== 'ready') return;
    showcase.changeSetting('texts', { language: locale.get(), ...viewerPageTexts.get() }).catch(() => undefined);
  };
  const end = viewerPageTexts.listen(send);
  return { send: () => locale.get() !== 'en' && send(), end };
}
