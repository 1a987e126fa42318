/** Which heading each heading of a text is shown as: below those of the page, the largest two alike. */
export const shownHeadings: Readonly<Record<string, string>> = { h1: 'h4', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6', h6: 'h6' };
