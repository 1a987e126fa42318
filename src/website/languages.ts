/** The links to the page in other languages lead to the same place in it: what the address names is there too. */
export function keepPlaceInLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav.languages a')) {
    // with any button, and from the menu of the link
    for (const press of ['click', 'auxclick', 'contextmenu']) {
      link.addEventListener(press, () => {
        link.hash = location.hash;
      });
    }
  }
}
