/** jsdom has no modal dialogs: they open without becoming modal. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
}
