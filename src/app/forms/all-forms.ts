/**
 * Every file with fields that people type into, and what keeps their input: a guard in the file itself needs no line here. A test reads the
 * sources and fails for a file that has neither.
 */
export const guardedBy: Readonly<Record<string, string>> = {
  'features/console/modules/module-fields.tsx': 'features/console/modules/modules-mode.tsx',
  'features/editor/content/item-form.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/floors/floor-row.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/guided-tours/guided-tour-editor.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/guided-tours/stop-editor.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/guided-tours/stop-seconds.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/markers/marker-form.tsx': 'features/editor/markers/marker-editor.tsx',
  'features/editor/panel/advanced-tab.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/panel/info-tab.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/rooms/room-row.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/tags/admin-tag-fields.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/tags/number-field.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/editor/tags/tag-section.tsx': 'features/editor/saving/leave-editor.tsx',
  'features/older/editor/link-list.tsx': 'features/older/editor/older-banners.tsx',
  'features/older/editor/older-panel.tsx': 'features/older/editor/older-banners.tsx',
  'features/settings/general/contact-section.tsx': 'features/settings/general/general-section.tsx',
  'features/settings/map-layers/geo-json-source.tsx': 'features/settings/map-layers/map-layers-section.tsx',
  'features/settings/map-layers/map-layer-row.tsx': 'features/settings/map-layers/map-layers-section.tsx',
  'features/translations/open-translation.tsx': 'features/translations/translation-list.tsx',
  'features/tours/duplicate/name-step.tsx': 'features/tours/duplicate/duplicate-dialog.tsx',
  'features/tours/form/details-section.tsx': 'features/tours/form/tour-form.tsx',
  'features/tours/form/model-section.tsx': 'features/tours/form/tour-form.tsx',
  'widgets/member-picker/address-chips.tsx': 'widgets/invitation-dialog/invitation-dialog.tsx',
  'widgets/place-form/address-field.tsx': 'features/tours/form/tour-form.tsx',
  'widgets/place-form/place-fields.tsx': 'features/tours/form/tour-form.tsx',
  'widgets/share-link/link-settings-fields.tsx': 'widgets/share-link/link-form.tsx',
};

/** Fields whose input is no work that could be lost, and why. */
export const nothingToLose: Readonly<Record<string, string>> = {
  'features/auth/credentials-form.tsx': 'the address and password of signing in',
  'features/auth/email-field.tsx': 'the address and password of signing in',
  'features/auth/link-dialog.tsx': 'the password of signing in',
  'features/auth/password-field.tsx': 'the address and password of signing in',
  'features/auth/reset-form.tsx': 'the address of signing in',
  'features/editor/batch/import-panel.tsx': 'pasted text, which becomes a change of the tour at once',
  'features/editor/batch/move-to-folder.tsx': 'a search',
  'features/editor/replacing/find-and-replace-dialog.tsx': 'a search, and what it is replaced with at once',
  'features/editor/files/folder-list.tsx': 'the name of a folder that exists once something is in it',
  'features/editor/spreadsheet/import-button.tsx': 'a number that is typed to confirm',
  'features/player/publication/publication-share.tsx': 'the address of the page, which is copied',
  'features/tours/bin/purge-dialog.tsx': 'a name that is typed to confirm',
  'features/tours/bin/purge-location-dialog.tsx': 'a name that is typed to confirm',
  'features/tours/list/saved-filters.tsx': 'a name for what the address holds',
  'features/tours/list/rename-tour.tsx': 'a name that is restored when the field is left, as the ledger says',
  'widgets/rich-text-editor/link-bar.tsx': 'one address, on its way into a text that is guarded',
  'widgets/share-link/embed-fields.tsx': 'the size in a code that is copied',
  'widgets/share-link/kiosk-section.tsx': 'the seconds in an address that is copied',
};
