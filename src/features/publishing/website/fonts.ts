import css from '@fontsource-variable/inter/wght.css?raw';

const addresses = import.meta.glob<string>('/node_modules/@fontsource-variable/inter/files/inter-*-wght-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The font of the app, with all its letters; a browser loads the files whose letters it shows. */
export const fonts = Object.entries(addresses).map(([file, address]) => ({
  name: `fonts/${file.slice(file.lastIndexOf('/') + 1)}`,
  address,
}));

export const fontCss = css.replaceAll('./files/', 'fonts/');
