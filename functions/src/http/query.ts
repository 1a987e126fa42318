/** The query of a request, whatever its path is: `//` would begin a host. */
export const queryOf = ({ originalUrl }: { originalUrl: string }): URLSearchParams =>
  new URLSearchParams(originalUrl.split(/\?(.*)/s)[1] ?? '');
