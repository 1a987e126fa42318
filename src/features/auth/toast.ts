/** Shows a toast in place of the last one; its code is loaded for the first, because the sign-in page has to be quick. @see UI-006 */
export async function showToast(kind: 'success' | 'error', text: string): Promise<void> {
  const { default: toast } = await import('react-hot-toast');
  toast[kind](text, { id: 'toast' });
}
