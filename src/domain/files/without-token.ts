/** The address of a stored file without the token, which opens the file to whoever reads the address. */
export function withoutToken(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('token');
  return address.href;
}
