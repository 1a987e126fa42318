/** The address of a page behind the hash without the language in which it is read: whoever opens it reads it in their own. All else stays as it is. */
export function withoutLanguage(address: string): string {
  const [page = '', hash = ''] = address.split('#');
  const [path = '', query = ''] = hash.split('?');
  const parts = query.split('&');
  const others = parts.filter((part) => !part.startsWith('lang='));
  if (others.length === parts.length) return address;
  return `${page}#${path}${others.length === 0 ? '' : `?${others.join('&')}`}`;
}
