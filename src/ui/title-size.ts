const long = { name: 40, word: 13 };

/** The size of a name on a picture: 64 px, 34 on phones, also on their side; smaller if a word would not fit its column, or the name would fill the page. */
export const titleSize = (name: string): string =>
  name.length > long.name || name.split(/[\s-]+/).some((word) => word.length > long.word)
    ? 'text-[1.75rem] leading-[1.15] md:text-[2.75rem] md:low-window:text-[1.75rem]'
    : 'text-[2.125rem] leading-[1.1] md:text-[4rem] md:leading-[1.05] md:low-window:text-[2.125rem]';
