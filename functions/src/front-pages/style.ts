import { themeCss } from '@/domain/publishing/website/theme-css';
import { defaultTheme, type Theme } from '@/domain/theme';

/**
 * The colours of the app, in light and dark (`src/ui/tokens.css`), beside those of the organization; Loggia's own where there is none. A front page loads
 * nothing but its images, and so has the fonts of the device.
 */
export const frontStyle = (theme: Theme = defaultTheme): string => `${themeCss(theme)}${layout}`;

const layout = `
:root{color-scheme:light dark;--ink:light-dark(#111827,#eef0f2);--soft:light-dark(#4a5160,#a9b3bf);--line:light-dark(#dddbd3,#2a323b);--card:light-dark(#fff,#141a20);--on-accent:light-dark(#fff,#06130e)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f7f6f2,#0c1014);color:var(--ink);font:1rem/1.55 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
main,footer{max-width:64rem;margin:0 auto;padding:1.25rem 1.25rem 0}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:4.5rem;padding:.75rem max(1.25rem,50% - 30.75rem);background:var(--brand);color:var(--on-brand)}
header img{display:block;max-height:2.5rem;max-width:12rem}
nav ul,footer ul{display:flex;flex-wrap:wrap;gap:0 1rem;list-style:none;margin:0;padding:0}
nav a,footer a{display:inline-flex;align-items:center;min-height:2.75rem}
footer a{color:var(--soft)}
header a:focus-visible{outline-color:var(--on-brand)}
nav a[aria-current]{font-weight:600;text-decoration:none}
.poster{display:block;position:relative;border-radius:.75rem;overflow:hidden;background:var(--line);aspect-ratio:16/9;max-height:max(9rem,100vh - 22rem);width:100%}
.poster img{display:block;width:100%;height:100%;object-fit:cover}
h1{margin:1.5rem 0 .25rem;font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{margin:2.5rem 0 1rem;font-size:1.125rem}
h3{margin:.625rem 0 0;font-size:1rem}
p{margin:.5rem 0;text-wrap:pretty}
h1,p{max-width:44rem}
h1,.details,.cards h3,.cards p{text-align:-webkit-match-parent;text-align:match-parent}
.details,.more{color:var(--soft)}
.enter{display:inline-flex;align-items:center;min-height:3rem;margin:1rem 0;padding:0 1.75rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:1.25rem;list-style:none;margin:0;padding:0}
.cards a{display:block;min-height:2.75rem;text-decoration:none}
.cards a:hover h3{text-decoration:underline}
.cards img,.cards .none{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem;background:var(--line)}
.cards p{margin:.125rem 0 0;font-size:.875rem;color:var(--soft)}
footer{margin-top:3rem;padding-top:1.25rem;padding-bottom:2rem;border-top:1px solid var(--line)}
footer svg{height:22px;margin-top:1rem;color:var(--soft)}`;
