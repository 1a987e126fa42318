import { render, screen } from '@testing-library/react';
import { compile } from 'tailwindcss';
import { expect, it, vi } from 'vitest';
import { breakpoints } from './breakpoints';
import { SidePanel } from './side-panel';

// read from the files, because the test bundler replaces CSS imports with an empty module
const { readFileSync } = await vi.importActual<{ readFileSync: (file: URL, encoding: 'utf8') => string }>('node:fs');
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The style sheet that the build makes of `tokens.css` for a page with these classes, without spaces. */
async function styleSheetFor(classes: string[]): Promise<string> {
  const loadStylesheet = async (id: string, base: string) => {
    const content = id === 'tailwindcss' ? read('../../node_modules/tailwindcss/index.css') : '';
    return { path: id, base, content };
  };
  const { build } = await compile(read('tokens.css'), { loadStylesheet });
  return build(classes).replaceAll(/\s+/g, '');
}

it('changes the layout at 576, 768 and 800 px, in style sheets and in code [UI-007]', async () => {
  const widths = { tiny: 576, md: 768, small: 800 };
  const styles = await styleSheetFor(Object.keys(widths).map((variant) => `${variant}:flex`));

  const ruleOf = (variant: string) => /@media\(width>=([\d.]+)rem\)\{$/.exec(styles.split(`.${variant}\\:flex{`)[0] ?? '')?.[1];
  expect(Object.keys(widths).map((variant) => 16 * Number(ruleOf(variant)))).toEqual(Object.values(widths));
  expect(breakpoints).toEqual({ tiny: widths.tiny, mobile: widths.md, small: widths.small });
});

it('makes a visitor’s list of points 320 px wide, unless the window is a phone’s', async () => {
  render(
    <SidePanel label="Points" kind="list" header="Points">
      Content
    </SidePanel>,
  );
  const classes = [...screen.getByRole('region', { name: 'Points' }).classList];
  const styles = await styleSheetFor(classes.filter((name) => name.includes('w-')));

  const units = /@media\(width>=48rem\)\{[^{}]*\{width:calc\(var\(--spacing\)\*(\d+)\);\}/.exec(styles)?.[1];
  expect(4 * Number(units)).toBe(320);
});

it('makes panels 384 px wide, 96 units of 4 px, unless the window is a phone’s [UI-008]', async () => {
  render(
    <SidePanel label="Content" kind="reading" header="Content">
      Content
    </SidePanel>,
  );
  const classes = [...screen.getByRole('region', { name: 'Content' }).classList];
  const styles = await styleSheetFor(classes.filter((name) => name.includes('w-')));

  const width = /@media\(width>=48rem\)\{[^{}]*\{width:var\((--[\w-]+)\);\}/.exec(styles)?.[1];
  expect(16 * Number(styles.split(`${width}:`)[1]?.split('rem')[0])).toBe(96 * 4);
});
