import { store } from '../functions/administrator';

/** Saturated colours, light text on dark and dark on light: what no template is tried with. */
const strongTheme = { primary: '#4a0d67', color: '#fff3b0', button: '#ffd000', buttonHover: '#ff9e00', accent: '#ff006e' };

/** Gives an organization a theme that is as far from the default one as a theme can be. */
export const giveStrongTheme = (organization: string) =>
  store().doc(`organizations/${organization}`).set({ theme: strongTheme }, { merge: true });
